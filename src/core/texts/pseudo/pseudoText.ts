import { parseText } from '../icu/parseText.ts';
import { writeParts } from './writeParts.ts';

/** The languages that only show what a translation would break. */
export type PseudoTag = 'en-XA' | 'ar-XB';

const PLAIN = 'AaCcDdEeGgIiKkLlNnOoRrSsTtUuWwYyZz';
const ACCENTED = 'ÅåÇçÐðÉéĞğÎîĶķĻļÑñÖöŔŕŠšŢţÛûŴŵÝýŽž';

/** How much longer other languages are than English. */
const LONGER = 0.4;

/** Makes each word run from right to left, as on a mirrored page. */
const FROM_RIGHT = '\u202e';
const END = '\u202c';

/**
 * Writes an English ICU message in a pseudo-language: accented and 40 % longer, or from right to
 * left, and in brackets, so that untranslated, truncated or concatenated texts show.
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

/** Returns the same groups with each text in a pseudo-language. */
export function pseudoWords<Group extends object>(group: Group, tag: PseudoTag): Group {
  const worded = Object.entries(group).map(([key, value]) => [
    key,
    typeof value === 'string' ? pseudoText(value, tag) : pseudoWords(value, tag),
  ]);
  // Each key keeps its kind of value: a text or a group.
  return Object.fromEntries(worded) as Group;
}
