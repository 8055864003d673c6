import type { PaymentMethod } from '../../core/contract/generated/session.ts';

/** What an order is paid with. */
export type Instrument =
  | NoInstrument
  /** The provider's single-use token of a card, or of a US bank account. */
  | { readonly kind: 'CC' | 'ACH'; readonly nonce: string }
  /** A direct debit: the mandate that the session's billing request led to. */
  | { readonly kind: 'GC'; readonly billingRequestId: string };

/** Nothing is paid for. */
export interface NoInstrument {
  readonly kind: 'none';
}

/** The instrument's method; null where nothing is paid for. */
export function methodOf({ kind }: Instrument): PaymentMethod | null {
  return kind === 'none' ? null : kind;
}
