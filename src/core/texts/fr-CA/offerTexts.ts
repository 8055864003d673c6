import type { PageTexts } from '../LanguageWords.ts';

/** Texts of a page whose deal is for one address only, in French for Canada. */
export const offerTexts = {
  emailOfOffer: 'Cette offre est réservée à cette adresse courriel.',
} as const satisfies Partial<PageTexts>;
