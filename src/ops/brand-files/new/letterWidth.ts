/** Widths in Arial Bold, in thousandths of its size, by the letters that have them. */
const WIDTHS: readonly (readonly [width: number, letters: string])[] = [
  [278, " '`,./ijlI\\|"],
  [333, '!()-:;ft[]‘’'],
  [389, '*r'],
  [500, 'z“”"'],
  [556, '#$0123456789JL_acekosvxy–'],
  [611, '?FTZbdghnpqu'],
  [667, 'EPSVXY'],
  [722, '&ABCDHKNRU'],
  [778, 'GOQw'],
  [833, 'M'],
  [889, '%m'],
  [944, 'W'],
  [975, '@'],
];

const KNOWN = new Map(
  WIDTHS.flatMap(([width, letters]) => Array.from(letters, (letter) => [letter, width] as const)),
);

/** Returns about how wide a letter is in Arial Bold, as a share of its size. */
export function letterWidth(letter: string): number {
  const [base = letter] = letter.normalize('NFD');
  const known = KNOWN.get(base);
  if (known !== undefined) return known / 1000;
  if (/\p{M}/u.test(base)) return 0;
  // Scripts that are as wide as they are high, and pictures.
  if (/[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(base))
    return 1;
  return /\p{Lu}/u.test(base) ? 0.72 : 0.61;
}
