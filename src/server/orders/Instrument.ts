import type { PaymentMethod } from '../../core/contract/generated/session.ts';

/** What an order is paid with. */
export type Instrument =
  /** The provider's single-use token of what the payer named in its form. */
  | { readonly kind: 'nonce'; readonly method: PaymentMethod; readonly nonce: string }
  /** The mandate that the session's billing request led to. One mandate pays for one order. */
  | {
      readonly kind: 'mandate';
      readonly method: PaymentMethod;
      readonly billingRequestId: string;
    };
