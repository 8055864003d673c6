export const MASK = '[masked]';

const EMAIL = /[^\s"'<>()[\],;:]+(?:@|%40)[^\s"'<>()[\],;:]+\.[^\s"'<>()[\],;:]+/gi;

/** An address with its query or fragment: what stands before them is kept. */
const QUERY = /((?:https?:\/\/[^\s?#"'<>]+)|(?<![\w/.])\/[\w./%-]*)[?#][^\s"'<>]*/g;

/** Digits as people write a number: with blanks, dots, dashes and brackets. Ids and times stand closer. */
const DIGITS = /(?<![\w-])\+?\(?\d[\d ().-]{5,}\d(?![\w-])/g;
const DATE = /^\d{4}-\d\d-\d\d$/;

/** Fewer are no telephone number, card or bank account. */
const FEWEST_DIGITS = 7;

/** A text without addresses of mail, queries and long numbers. Serves Specification 9.0.9. */
export function maskText(text: string): string {
  return text.replace(QUERY, `$1?${MASK}`).replace(EMAIL, MASK).replace(DIGITS, maskNumber);
}

function maskNumber(found: string): string {
  const digits = found.replaceAll(/\D/g, '').length;
  return digits < FEWEST_DIGITS || DATE.test(found) ? found : MASK;
}
