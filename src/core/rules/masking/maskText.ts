export const MASK = '[masked]';

/** What stands between blanks and quotes: an address, with its query or fragment, is one of them. */
const PIECE = /[^\s"'<>]+/g;
const QUERY = /[?#]/;

/** What stands between blanks and punctuation: an address of mail is one of them. */
const WORD = /[^\s"'<>()[\],;:]+/g;
const AT = /@|%40/;

/** Digits as people write a number: with blanks, dots, dashes and brackets. Ids and times stand closer. */
const DIGITS = /(?<![\w-])\+?\(?\d[\d ().-]{5,60}\d(?![\w-])/g;
const DATE = /^\d{4}-\d\d-\d\d$/;

/** Fewer are no telephone number, card or bank account. */
const FEWEST_DIGITS = 7;

/**
 * A text without addresses of mail, queries and long numbers. Anybody can send one to be masked, and
 * a long one: no search goes back by more than a few letters.
 */
export function maskText(text: string): string {
  return text
    .replace(PIECE, withoutQuery)
    .replace(WORD, (word) => (isMailAddress(word) ? MASK : word))
    .replace(DIGITS, maskNumber);
}

/** What stands before the query of a path or an address is kept. */
function withoutQuery(piece: string): string {
  const path = piece.indexOf('/');
  const query = path === -1 ? -1 : indexOf(QUERY, piece, path);
  return query === -1 ? piece : `${piece.slice(0, query)}?${MASK}`;
}

/** Something, an at sign, something, a dot, something. */
function isMailAddress(word: string): boolean {
  const at = indexOf(AT, word, 1);
  const host = word.startsWith('@', at) ? at + 1 : at + 3;
  return at !== -1 && word.lastIndexOf('.', word.length - 2) >= host + 1;
}

/** Where a pattern stands first, no sooner than `from`; -1 where it does not. */
function indexOf(pattern: RegExp, text: string, from: number): number {
  const found = text.slice(from).search(pattern);
  return found === -1 ? -1 : from + found;
}

function maskNumber(found: string): string {
  const digits = found.replaceAll(/\D/g, '').length;
  return digits < FEWEST_DIGITS || DATE.test(found) ? found : MASK;
}
