import type { PaymentMethod } from '../../core/contract/generated/session.ts';

/** The means of paying an order. */
export type Instrument =
  /** The provider's single-use token for what the payer entered. */
  | { readonly kind: 'nonce'; readonly method: PaymentMethod; readonly nonce: string }
  /** The mandate from the session's billing request. A mandate pays for one order. */
  | {
      readonly kind: 'mandate';
      readonly method: PaymentMethod;
      readonly billingRequestId: string;
    };
