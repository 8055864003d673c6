import type { PageTexts } from '../LanguageWords.ts';

/** Texts of a page whose deal is for one address only, in Spanish for the United States. */
export const offerTexts = {
  emailOfOffer: 'Esta oferta es solo para este correo electrónico.',
} as const satisfies Partial<PageTexts>;
