import { english } from './en/english.ts';
import { compileText } from './icu/compileText.ts';
import { keptFormats } from './keptFormats.ts';
import type { LanguageWords } from './LanguageWords.ts';
import { languageOf } from './languages.ts';

/** Everything that the product says in a locale, compiled once; in English where it has no such language. */
export const wordsFor: (locale: string) => LanguageWords = keptFormats((locale: string) => {
  const words: LanguageWords = languageOf(locale)?.words ?? english;
  return compileAll(words, languageOf(locale) ? locale : 'en-US');
});

/** The same groups, each text compiled. */
function compileAll<Group extends object>(group: Group, locale: string): Group {
  const compiled = Object.entries(group).map(([key, value]) => [
    key,
    typeof value === 'string' ? compileText(value, locale) : compileAll(value, locale),
  ]);
  // Each key has what it had: a text for a text, a group for a group.
  return Object.fromEntries(compiled) as Group;
}
