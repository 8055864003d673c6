/** The placeholder of a card's year. The other placeholders are digits. */
export const cardPlaceholderTexts = {
  expirationYear: 'YYYY',
  expirationDate: 'MM / YYYY',
} as const;
