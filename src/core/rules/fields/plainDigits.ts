/** Each wide sign of an East Asian keyboard comes this far after its ASCII sign. */
const WIDE = 0xfee0;

/**
 * Returns a text with the digits of other keyboards as ASCII: wide letters and signs, as in '１２', and
 * Arabic and Persian digits, which Unicode normalisation does not convert. Normalisation would also
 * make '5²' a 52.
 */
export function plainDigits(text: string): string {
  return text
    .replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - WIDE))
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16));
}
