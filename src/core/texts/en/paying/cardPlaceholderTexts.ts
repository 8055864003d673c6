/** What a card's empty fields show of a year. The other placeholders are digits. */
export const cardPlaceholderTexts = {
  expirationYear: 'YYYY',
  expirationDate: 'MM / YYYY',
} as const;
