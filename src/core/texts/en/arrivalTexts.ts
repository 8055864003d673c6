/** Texts of the way on from a success. They come with the script that says them: no page is sent them. */
export const arrivalTexts = {
  openMail: 'Open {name}',
  openMailLabel: 'Open {name} (opens in a new tab)',
} as const;
