export const MASK = '[masked]';

/**
 * A secret after its name, as in JSON, a query or a sentence: the provider's and the captcha's
 * tokens, passwords, and the ids of 3-D Secure. A quoted one may be cut off before its end. An
 * object or a list is masked with the rest of its line.
 */
const NAMED =
  /((?:nonce|password|authentication(?:id)?|authorization|captchatoken)\\?["']?\s{0,2}[:=]\s{0,2})(?:(?!\[masked])[[{].*|\\?"(?:\\.|[^"\\])*"?|'[^']*'?|(?:bearer |basic )?[^\s"'&,;<>{}()[\]]+)/gi;

/** Text between blanks, quotes and angle brackets, such as a URL with its query or fragment. */
const PIECE = /[^\s"'<>]+/g;
const QUERY = /[?#]/;

/** Text between blanks and punctuation, such as a mail address. */
const WORD = /[^\s"'<>()[\],;:]+/g;
const AT = /@|%40/;

/**
 * Digits as people write a number: with spaces, dots, dashes and brackets. Digits that touch a
 * letter or a dash, as in an id or a time, do not match.
 */
const DIGITS = /(?<![\w-])\+?\(?\d[\d ().-]{5,60}\d(?![\w-])/g;
const DATE = /^\d{4}-\d\d-\d\d$/;

/** Telephone, card and bank account numbers have at least this many digits. */
const FEWEST_DIGITS = 7;

/**
 * Masks named secrets, mail addresses, queries and long numbers in a text. The text may be long and
 * come from an attacker, so no pattern backtracks by more than a few letters.
 */
export function maskText(text: string): string {
  return text
    .replace(NAMED, `$1${MASK}`)
    .replace(PIECE, withoutQuery)
    .replace(WORD, (word) => (isMailAddress(word) ? MASK : word))
    .replace(DIGITS, maskNumber);
}

/** Masks the query of a path or URL, and keeps the text before it. */
function withoutQuery(piece: string): string {
  const path = piece.indexOf('/');
  const query = path === -1 ? -1 : indexOf(QUERY, piece, path);
  return query === -1 ? piece : `${piece.slice(0, query)}?${MASK}`;
}

/** Matches: something, an at sign, something, a dot, something. */
function isMailAddress(word: string): boolean {
  const at = indexOf(AT, word, 1);
  const host = word.startsWith('@', at) ? at + 1 : at + 3;
  return at !== -1 && word.lastIndexOf('.', word.length - 2) >= host + 1;
}

/** Returns where a pattern first matches at or after `from`; -1 when it does not match. */
function indexOf(pattern: RegExp, text: string, from: number): number {
  const found = text.slice(from).search(pattern);
  return found === -1 ? -1 : from + found;
}

function maskNumber(found: string): string {
  const digits = found.replaceAll(/\D/g, '').length;
  return digits < FEWEST_DIGITS || DATE.test(found) ? found : MASK;
}
