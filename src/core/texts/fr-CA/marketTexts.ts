import type { LanguageWords } from '../LanguageWords.ts';

/** What each market calls a postal code, in French for Canada. */
export const marketTexts = {
  US: {
    postalCode: 'Code ZIP',
    postalCodeHint: 'Les 5 premiers chiffres suffisent.',
    postalCodeRequired: 'Entrez le code ZIP',
    postalCodeInvalid: 'Code ZIP non valide',
  },
  CA: {
    postalCode: 'Code postal',
    postalCodeHint: '',
    postalCodeRequired: 'Entrez le code postal',
    postalCodeInvalid: 'Code postal non valide',
  },
  UK: {
    postalCode: 'Code postal',
    postalCodeHint: '',
    postalCodeRequired: 'Entrez le code postal',
    postalCodeInvalid: 'Code postal non valide',
  },
} as const satisfies LanguageWords['market'];
