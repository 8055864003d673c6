import type { LanguageWords } from '../LanguageWords.ts';

/** What each market calls a postal code, in Spanish for the United States. */
export const marketTexts = {
  US: {
    postalCode: 'Código postal',
    postalCodeHint: 'Bastan 5 dígitos.',
    postalCodeRequired: 'Ingrese el código postal',
    postalCodeInvalid: 'Código postal no válido',
  },
  CA: {
    postalCode: 'Código postal',
    postalCodeHint: '',
    postalCodeRequired: 'Ingrese el código postal',
    postalCodeInvalid: 'Código postal no válido',
  },
  UK: {
    postalCode: 'Código postal',
    postalCodeHint: '',
    postalCodeRequired: 'Ingrese el código postal',
    postalCodeInvalid: 'Código postal no válido',
  },
} as const satisfies LanguageWords['market'];
