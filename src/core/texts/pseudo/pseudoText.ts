import { parseText } from '../icu/parseText.ts';
import { writeParts } from './writeParts.ts';

/** The languages that only show what a translation would break. */
export type PseudoTag = 'en-XA' | 'ar-XB';

const PLAIN = 'AaCcDdEeGgIiKkLlNnOoRrSsTtUuWwYyZz';
const ACCENTED = 'ÅåÇçÐðÉéĞğÎîĶķĻļÑñÖöŔŕŠšŢţÛûŴŵÝýŽž';

/** How much longer than English other languages are. */
const LONGER = 0.4;

/** Each word from right to left, as a page that mirrors shows it. */
const FROM_RIGHT = '\u202e';
const END = '\u202c';

/**
 * An English ICU message in a pseudo-language: its words are accented and 40 % longer, or run from
 * right to left, and it is in brackets, so that what is not worded, cut off or glued is seen.
 */
export function pseudoText(text: string, tag: PseudoTag): string {
  if (text === '') return text;
  const parts = parseText(text);
  if (tag === 'ar-XB') return `⟦${writeParts(parts, mirrored)}⟧`;
  const letters = text.replaceAll(/\{.*?\}/g, '').length;
  const filler = 'ôñé ţŵö ţĥŕéé '.repeat(letters).slice(0, Math.ceil(letters * LONGER));
  return `⟦${writeParts(parts, accented)}${letters > 0 ? ` ${filler.trim()}` : ''}⟧`;
}

function accented(words: string): string {
  return Array.from(words, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter).join('');
}

function mirrored(words: string): string {
  return words.replaceAll(/[\p{L}\p{N}'’]+/gu, (word) => `${FROM_RIGHT}${word}${END}`);
}

/** The same groups, each text in a pseudo-language. */
export function pseudoWords<Group extends object>(group: Group, tag: PseudoTag): Group {
  const worded = Object.entries(group).map(([key, value]) => [
    key,
    typeof value === 'string' ? pseudoText(value, tag) : pseudoWords(value, tag),
  ]);
  // Each key has what it had: a text for a text, a group for a group.
  return Object.fromEntries(worded) as Group;
}
