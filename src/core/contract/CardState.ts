import type { CardFieldName } from './PaymentFieldName.ts';

/**
 * The state of a card field, as the card provider reports it. The page never sees the field's
 * value.
 */
export interface CardFieldState {
  readonly isValid: boolean;
  readonly isEmpty: boolean;
  readonly isFocused: boolean;
}

/** The kind of card, read from its first digits. */
export interface CardType {
  /** Such as 'visa' or 'american-express'. */
  readonly type: string;
  /** The name for people, such as 'American Express'. */
  readonly name: string;
  /** The number of digits in its security code. */
  readonly codeLength: number;
}

/** The state of all card fields. */
export interface CardState {
  readonly fields: Readonly<Partial<Record<CardFieldName, CardFieldState>>>;
  /** Null until the kind is certain. */
  readonly cardType: CardType | null;
}
