import { english } from './en/english.ts';
import { compileText } from './icu/compileText.ts';
import { keptFormats } from './keptFormats.ts';
import type { LanguageWords } from './LanguageWords.ts';
import { languageOf } from './languages.ts';

/** Returns all texts for a locale, compiled once; English for a locale without texts. */
export const wordsFor: (locale: string) => LanguageWords = keptFormats((locale: string) => {
  const words: LanguageWords = languageOf(locale)?.words ?? english;
  return compileAll(words, languageOf(locale) ? locale : 'en-US');
});

/** Returns the same groups with each text compiled. */
function compileAll<Group extends object>(group: Group, locale: string): Group {
  const compiled = Object.entries(group).map(([key, value]) => [
    key,
    typeof value === 'string' ? compileText(value, locale) : compileAll(value, locale),
  ]);
  // Each key keeps its kind of value: a text or a group.
  return Object.fromEntries(compiled) as Group;
}
