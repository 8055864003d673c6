import type { Brand } from '../contract/generated/brand.ts';
import { marketTexts } from './en/marketTexts.ts';
import { en } from './en.ts';

export type TextKey = keyof typeof en;

/** Every text by its key. */
export type Texts = Readonly<Record<TextKey, string>>;

/** Language of a locale → its texts. A language is one more file and one more line. */
const LANGUAGES: Readonly<Record<string, Texts>> = { en };

/** Whether the texts of a locale's language are there. */
export function hasTexts(locale: string): boolean {
  return Object.hasOwn(LANGUAGES, languageOf(locale));
}

function languageOf(locale: string): string {
  return locale.split('-')[0] ?? '';
}

/** A brand's texts: its language's, its market's words over them, and its own over both. */
export function textsFor(brand: Pick<Brand, 'locale' | 'market' | 'texts'>): Texts {
  const { successHeading, successMessage } = brand.texts;
  return {
    ...(LANGUAGES[languageOf(brand.locale)] ?? en),
    ...marketTexts(brand.market),
    ...brand.texts,
    // A brand words its success once, whether a mail or the account follows.
    ...(successHeading !== undefined && { successMailHeading: successHeading }),
    ...(successMessage !== undefined && { successMailMessage: successMessage }),
  };
}
