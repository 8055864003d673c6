import type { Refuse } from './Refuse.ts';

/** Signs that another program or another kind of Markdown gives a meaning, with what to do instead. */
const SIGNS: readonly (readonly [sign: RegExp, fix: string])[] = [
  [
    /\*\*|(?<!_)__(?!_)/g,
    'Leave no blank between the signs and the words: **words**. For the signs themselves, write \\ before each.',
  ],
  [/\{[#.][^{}\n]*\}/g, 'Remove it.'],
  [/\[\^[^[\]\s]+\]:?/g, 'Remove it, and write the note in the text.'],
  [/\]\(/g, 'Write the link as [words](https://…), on one line.'],
  [/~~|(?<!=)==(?!=)/g, 'Remove it.'],
];

/** What an item of a list begins with, wherever it is: a bullet, or a number below other words. */
const BULLET = /^[•◦▪‣●○■·]/;
const NUMBER = /^\d{1,3}[.)](?=[ \t])/;

/** What an item may begin with, and a line may as well: '(a) of the Act', '– and so on –', '20° C'. */
const LETTER = /^(?:\(?(?:[a-z]|[ivx]{1,5})[.)]|[–—]|\d{1,3}\.?[°º])(?=[ \t])/;

/** The end of what comes before an item: certainly, or below another item. */
const CLAUSE = /(?:[:;]|[;,]\s{0,9}(?:and|or|et|ou|y|o|und|oder))$/;
const SENTENCE = /[.,]$/;

/**
 * Finds signs in the words of a text that would show as they are written, because they are not
 * Markdown, or not here. An escaped sign (`\*`) is not among words.
 */
export function findLeftSigns(words: string, start: number, refuse: Refuse): void {
  for (const [sign, fix] of SIGNS) {
    for (const { 0: found, index } of words.matchAll(sign)) {
      refuse(start + index, found.length, `"${found}" would show as it is written.`, fix);
    }
  }
}

/** Finds lines of a paragraph that look like items of a list, and would only continue it. */
export function findLostItems(paragraph: string, start: number, refuse: Refuse): void {
  let offset = start;
  let before: string | null = null;
  let isList = false;
  // Line by line: a search from each sign for the line before it takes minutes for long lines.
  for (const line of paragraph.split('\n')) {
    const words = line.trimStart();
    const [sign] = BULLET.exec(words) ?? NUMBER.exec(words) ?? LETTER.exec(words) ?? [];
    const lost = sign !== undefined && isItem(words, before, isList) ? sign : null;
    if (lost !== null) {
      const why = `A line that begins with "${lost}" only continues its paragraph.`;
      const fix =
        'Begin each item with "- " or "1. " after a blank line, or end the line before elsewhere.';
      refuse(offset + line.length - words.length, lost.length, why, fix);
    }
    if (lost !== null || (sign !== undefined && before === null)) isList = true;
    before = line.trimEnd();
    offset += line.length + 1;
  }
}

/** Whether a line that begins like an item of a list is one, below the line before it. */
function isItem(words: string, before: string | null, isList: boolean): boolean {
  if (BULLET.test(words)) return true;
  if (before === null) return false;
  return NUMBER.test(words) || CLAUSE.test(before) || (isList && SENTENCE.test(before));
}
