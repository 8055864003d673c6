import type { FoundTransaction, UnknownOutcome } from '../../gateways/payments/PaymentGateway.ts';

/** What the provider says of an attempt. `none` is true of the moment in which the look-up began. */
export type LookedUp =
  | { readonly kind: 'found'; readonly transaction: FoundTransaction }
  | { readonly kind: 'none' }
  | UnknownOutcome;
