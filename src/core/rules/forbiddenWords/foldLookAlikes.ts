/**
 * Letter → characters used in its place: digits, signs, letters of other alphabets. I and L look
 * alike too.
 */
const LOOK_ALIKES = {
  a: '4@αаᴀ',
  b: '8вʙ',
  c: '(<¢©сϲᴄ',
  e: '3€еεєɛᴇ',
  g: '9ɡɢ',
  h: 'нʜ',
  i: '1!|lіιɪʟ',
  k: 'кκᴋ',
  m: 'мᴍ',
  n: 'пɴ',
  o: '0оοσøᴏ',
  p: 'рρᴘ',
  r: 'гʀ®',
  s: '5$ѕꜱ§',
  t: '7+†тτᴛ',
  u: 'υᴜ',
  w: 'ωшᴡ',
  x: 'хχ×',
  y: 'уʏ',
};

const LETTER_OF = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([letter, others]) =>
    Array.from(others, (other) => [other, letter] as const),
  ),
);

/** White letters on dark circles and squares, which Unicode does not decompose. */
const ENCLOSED = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}]/gu;

function enclosedLetter(sign: string): string {
  return String.fromCharCode(97 + (((sign.codePointAt(0) ?? 0) - 0x1f150) % 32));
}

/**
 * Returns a text as it reads: lower case, no accents, nothing invisible, every look-alike as its letter.
 */
export function foldLookAlikes(value: string): string {
  const plain = value
    .normalize('NFKC')
    .replace(ENCLOSED, enclosedLetter)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}]/gu, '');
  return Array.from(plain, (char) => LETTER_OF.get(char) ?? char).join('');
}
