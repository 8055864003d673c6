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

/** The kind of card that the first digits tell. */
export interface CardType {
  /** Such as 'visa' or 'american-express'. */
  readonly type: string;
  /** As people write it, such as 'American Express'. */
  readonly name: string;
  /** How many digits its security code has. */
  readonly codeLength: number;
}

/** The state of all card fields. */
export interface CardState {
  readonly fields: Readonly<Partial<Record<CardFieldName, CardFieldState>>>;
  /** Null until it is certain. */
  readonly cardType: CardType | null;
}
