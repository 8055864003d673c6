import { privacyTexts } from './en/privacyTexts.ts';

export type PrivacyTexts = Readonly<Record<keyof typeof privacyTexts, string>>;

/** Language of a locale → its texts. A language is one more file and one more line. */
const LANGUAGES: Readonly<Record<string, PrivacyTexts>> = { en: privacyTexts };

/** What is said about measuring, in a locale's language. */
export function privacyTextsFor(locale: string): PrivacyTexts {
  const [language = 'en'] = locale.split('-');
  return LANGUAGES[language] ?? privacyTexts;
}
