import type { PageTexts } from '../LanguageWords.ts';

/** Texts that only the server writes, in French for Canada. */
export const documentTexts = {
  pageTitle: '{heading} – {brand}',
  accountTitle: 'Votre compte',
  placedTitle: 'Votre commande',
  activationTitle: 'Activer votre compte',
  errorTitle: 'Un problème est survenu',
  needsScript: 'Cette page a besoin de JavaScript. Veuillez l’activer ou écrire à {support}.',
  cannotStart: 'Cette page n’a pas démarré\u00a0: rien ne peut en être envoyé.',
  opensInNewTab: '{name} (s’ouvre dans un nouvel onglet)',
  taxIncluded: '{text}, taxes comprises',
  copyright: '© {brand}. Tous droits réservés.',
} as const satisfies Partial<PageTexts>;
