import type { PageTexts } from '../LanguageWords.ts';

/** Texts that only the server writes, in Spanish for the United States. */
export const documentTexts = {
  pageTitle: '{heading} – {brand}',
  accountTitle: 'Su cuenta',
  placedTitle: 'Su pedido',
  activationTitle: 'Active su cuenta',
  errorTitle: 'Algo salió mal',
  needsScript: 'Esta página necesita JavaScript. Actívelo o escriba a {support}.',
  cannotStart: 'Esta página no se ha iniciado, así que no se puede enviar nada desde ella.',
  opensInNewTab: '{name} (se abre en una pestaña nueva)',
  taxIncluded: '{text}, impuestos incluidos',
  copyright: '© {brand}. Todos los derechos reservados.',
} as const satisfies Partial<PageTexts>;
