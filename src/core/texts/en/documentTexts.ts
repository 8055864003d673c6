/**
 * Texts that only the server writes: in the page's frame, and in widgets that the browser does not
 * render again.
 */
export const documentTexts = {
  pageTitle: '{heading} – {brand}',
  accountTitle: 'Your account',
  placedTitle: 'Your order',
  activationTitle: 'Activate your account',
  errorTitle: 'Something went wrong',
  needsScript: 'This page needs JavaScript. Please switch it on, or write to {support}.',
  cannotStart: 'This page has not started, so nothing can be sent from it.',
  opensInNewTab: '{name} (opens in a new tab)',
  // A renewal price with tax, on pages of a brand that charges it.
  taxIncluded: '{text}, tax included',
  copyright: '© {brand}. All rights reserved.',
} as const;
