/** Crockford's base 32: no I, L, O or U, so that no character looks like another. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Letters that people type in place of a digit. */
const LOOK_ALIKES: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/** Random characters per number: 45 bits. One more is the check character. */
const DRAWN = 9;

/** An order number as it is stored and shown: two groups of five characters. */
const FORM = /^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/;

/**
 * Makes an order number such as '7K3F9-QXM2D' from at least nine random bytes. Each byte gives five
 * bits, and the last character is a check character.
 */
export function orderNumberFrom(bytes: Uint8Array): string {
  const drawn = Array.from(bytes.subarray(0, DRAWN), (byte) => byte & 31);
  if (drawn.length < DRAWN) throw new Error(`An order number needs ${DRAWN} bytes`);
  const text = [...drawn, times2(sumOf(drawn))].map((value) => ALPHABET.charAt(value)).join('');
  return grouped(text);
}

/**
 * Reads an order number as people write it down: in either case, with any spaces and dashes, O for
 * 0, I or L for 1. Returns its stored form; null when it is invalid, including one wrong character
 * or two swapped ones.
 */
export function readOrderNumber(typed: string): string | null {
  const characters = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replace(/[OIL]/g, (it) => LOOK_ALIKES[it] ?? it);
  const number = grouped(characters);
  if (!FORM.test(number)) return null;
  return sumOf(Array.from(characters, (it) => ALPHABET.indexOf(it))) === 0 ? number : null;
}

function grouped(characters: string): string {
  return `${characters.slice(0, 5)}-${characters.slice(5)}`;
}

/**
 * Adds up characters by position in the field of 32 elements. Each position has a different weight,
 * so that every single mistake and every swap changes the sum.
 */
function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => times2(sum) ^ value, 0);
}

/** Multiplies by two in that field, whose polynomial is x^5 + x^2 + 1. */
function times2(value: number): number {
  const doubled = value << 1;
  return doubled > 31 ? doubled ^ 0b100101 : doubled;
}
