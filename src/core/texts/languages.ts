import { english } from './en/english.ts';
import { americanSpanish } from './es-US/americanSpanish.ts';
import { canadianFrench } from './fr-CA/canadianFrench.ts';
import type { LanguageWords } from './LanguageWords.ts';
import { pseudoWords } from './pseudo/pseudoText.ts';

/** A language of pages and mails. */
export interface Language {
  /** Its own name for itself. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** Whether it only shows what a translation would break: no brand can offer it. */
  readonly isPseudo: boolean;
  readonly words: LanguageWords;
}

/**
 * Every language, by the tag of its folder. One without a country serves every country: English is
 * the same for all markets but for what `market` words. A language is one more folder and one more line.
 */
export const LANGUAGES: Readonly<Record<string, Language>> = {
  en: { name: 'English', direction: 'ltr', isPseudo: false, words: english },
  'fr-CA': { name: 'Français', direction: 'ltr', isPseudo: false, words: canadianFrench },
  'es-US': { name: 'Español', direction: 'ltr', isPseudo: false, words: americanSpanish },
  'en-XA': {
    name: 'Åççéñţš',
    direction: 'ltr',
    isPseudo: true,
    get words() {
      return pseudoWords(english, 'en-XA');
    },
  },
  'ar-XB': {
    name: 'Right to left',
    direction: 'rtl',
    isPseudo: true,
    get words() {
      return pseudoWords(english, 'ar-XB');
    },
  },
};

/** The language of a locale, such as 'fr-CA'; undefined where the product does not ship it. */
export function languageOf(locale: string): Language | undefined {
  const [language = ''] = locale.split('-');
  const tag = [locale, language].find((each) => Object.hasOwn(LANGUAGES, each));
  return tag === undefined ? undefined : LANGUAGES[tag];
}

/** Whether a brand can be offered in a locale: all of its language's texts are there. */
export function hasTexts(locale: string): boolean {
  return languageOf(locale)?.isPseudo === false;
}
