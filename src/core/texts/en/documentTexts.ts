/** Texts of the document around the page: the server writes them, and the page's script needs none. */
export const documentTexts = {
  pageTitle: '{heading} – {brand}',
  accountTitle: 'Your account',
  activationTitle: 'Activate your account',
  errorTitle: 'Something went wrong',
  needsScript: 'This page needs JavaScript. Please switch it on, or write to {support}.',
} as const;
