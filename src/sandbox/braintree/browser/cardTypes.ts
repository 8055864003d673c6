import validator from 'card-validator';

/** A kind of card, as the SDK's events describe it. */
export interface CardType {
  readonly niceType: string;
  readonly type: string;
  readonly gaps: readonly number[];
  readonly lengths: readonly number[];
  readonly code: { readonly name: string; readonly size: number };
}

/**
 * Returns the kinds of card that a number can still become, the likeliest first: every kind for an
 * empty number, none for an unknown beginning. Mastercard has the SDK's older name.
 */
export function cardTypesOf(number: string): readonly CardType[] {
  return validator.creditCardType
    .default(number)
    .map((card) => (card.type === 'mastercard' ? { ...card, type: 'master-card' } : card));
}
