import type { Brand } from '../contract/generated/brand.ts';
import { en } from './en.ts';

export type TextKey = keyof typeof en;

/** Every text by its key. */
export type Texts = Readonly<Record<TextKey, string>>;

/** Language of a locale → its texts. A language is one more file and one more line. */
const LANGUAGES: Readonly<Record<string, Texts>> = { en };

/** A brand's texts: its language's, with its own over them. */
export function textsFor(brand: Pick<Brand, 'locale' | 'texts'>): Texts {
  const [language = 'en'] = brand.locale.split('-');
  const { successHeading, successMessage } = brand.texts;
  return {
    ...(LANGUAGES[language] ?? en),
    ...brand.texts,
    // A brand words its success once, whether a mail or the account follows.
    ...(successHeading !== undefined && { successMailHeading: successHeading }),
    ...(successMessage !== undefined && { successMailMessage: successMessage }),
  };
}
