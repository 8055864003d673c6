import type { FoundTransaction, UnknownOutcome } from '../../gateways/payments/PaymentGateway.ts';

/** The provider's answer about an attempt. `none` was true when the look-up began. */
export type LookedUp =
  | { readonly kind: 'found'; readonly transaction: FoundTransaction }
  | { readonly kind: 'none' }
  | UnknownOutcome;
