/**
 * Texts of the step after a success. They are part of the script that shows them, not of the page's
 * HTML.
 */
export const arrivalTexts = {
  openMail: 'Open {name}',
  openMailLabel: 'Open {name} (opens in a new tab)',
} as const;
