import type { PageTexts } from '../LanguageWords.ts';

/** Texts of an order that this session has placed, in French for Canada. */
export const placedTexts = {
  placedActive: 'Votre compte {brand} est actif.',
  placedElsewhere: 'Votre inscription a été faite ici. Veuillez vous connecter pour continuer.',
  placedAnew: 'Commencer une nouvelle inscription',
  placedAnewFailed: 'Le formulaire n’a pas pu s’ouvrir. Veuillez réessayer dans un instant.',
} as const satisfies Partial<PageTexts>;
