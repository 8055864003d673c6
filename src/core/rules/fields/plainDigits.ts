/** Each wide sign of an East Asian keyboard comes this far after its ASCII sign. */
const WIDE = 0xfee0;

const DIGIT = /\p{Nd}/u;

/**
 * Returns a text with the digits of other keyboards as ASCII: wide letters and signs, as in '１２', and
 * the digits of every script, which Unicode normalisation does not convert. Normalisation would also
 * make '5²' a 52.
 */
export function plainDigits(text: string): string {
  return text
    .replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - WIDE))
    .replace(/\p{Nd}/gu, (digit) => String(valueOf(digit.codePointAt(0) ?? 0)));
}

/** The value of a digit: a script's ten digits follow each other, from 0 to 9. */
function valueOf(code: number): number {
  return DIGIT.test(String.fromCodePoint(code - 1)) ? (valueOf(code - 1) + 1) % 10 : 0;
}
