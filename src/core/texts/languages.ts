import { english } from './en/english.ts';
import { americanSpanish } from './es-US/americanSpanish.ts';
import { canadianFrench } from './fr-CA/canadianFrench.ts';
import type { LanguageWords } from './LanguageWords.ts';
import { pseudoWords } from './pseudo/pseudoText.ts';

/** A language of pages and mails. */
export interface Language {
  /** Its name in the language itself. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** Whether it only shows what a translation would break. Brands cannot offer it. */
  readonly isPseudo: boolean;
  readonly words: LanguageWords;
}

/**
 * Every language, by the tag of its folder. One without a country serves every country: English is the
 * same for all markets except for the `market` texts. A new language is one folder and one line here.
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

/** Returns the language of a locale such as 'fr-CA'; undefined when the product does not have it. */
export function languageOf(locale: string): Language | undefined {
  const [language = ''] = locale.split('-');
  const tag = [locale, language].find((each) => Object.hasOwn(LANGUAGES, each));
  return tag === undefined ? undefined : LANGUAGES[tag];
}

/** Whether a brand can offer a locale. */
export function hasTexts(locale: string): boolean {
  return languageOf(locale)?.isPseudo === false;
}
