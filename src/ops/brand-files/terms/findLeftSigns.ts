import type { Refuse } from './Refuse.ts';

/** Signs that another program or another kind of Markdown gives a meaning, with what to do instead. */
const SIGNS: readonly (readonly [sign: RegExp, fix: string])[] = [
  [/\*\*|(?<!_)__(?!_)/g, 'Leave no blank between the signs and the words: **words**.'],
  [/\{[#.][^{}\n]*\}/g, 'Remove it.'],
  [/\[\^[^\]\s]+\]:?/g, 'Remove it, and write the note in the text.'],
  [/\]\(/g, 'Write the link as [words](https://…), on one line.'],
  [/~~|(?<!=)==(?!=)/g, 'Remove it.'],
];

/**
 * A line of a paragraph that was meant as the item of a list. A letter counts as one only after the
 * end of a clause: a line may begin with '(a) of the Act'.
 */
const ITEM =
  /^[ \t]*[•◦▪‣●○■·]|(?<=\n[ \t]*)\d{1,3}[.)](?=[ \t])|(?<=(?:[:;.,]|\band|\bor)\s*\n[ \t]*)\(?(?:[a-z]|[ivx]{1,5})[.)](?=[ \t])/gm;

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
  for (const { 0: found, index } of paragraph.matchAll(ITEM)) {
    const why = `A line that begins with "${found.trim()}" only continues its paragraph.`;
    const fix =
      'Begin each item with "- " or "1. " after a blank line, or end the line before elsewhere.';
    refuse(start + index, found.length, why, fix);
  }
}
