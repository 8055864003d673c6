import type { Failure } from '../../errors/Failure.ts';
import type { VaultedMethod } from '../../gateways/payments/PaymentGateway.ts';

/** The provider's approval: what it holds or stores. */
export interface Approval {
  /** Null when nothing was charged. */
  readonly transactionId: string | null;
  readonly kept: VaultedMethod | null;
}

export type ChargeOutcome =
  | { readonly kind: 'approved'; readonly approval: Approval }
  /** Money is held, but not the requested amount. It has to be voided. */
  | { readonly kind: 'wrongAmount'; readonly transactionId: string; readonly detail: string }
  /** A definite no. */
  | { readonly kind: 'failed'; readonly failure: Failure; readonly detail: string }
  | { readonly kind: 'unknown'; readonly cause: unknown };
