import type { Failure } from '../../errors/Failure.ts';
import type { VaultedMethod } from '../../gateways/payments/PaymentGateway.ts';

/** A yes of the provider: what it holds or keeps. */
export interface Approval {
  /** Null where nothing was charged. */
  readonly transactionId: string | null;
  readonly kept: VaultedMethod | null;
}

export type ChargeOutcome =
  | { readonly kind: 'approved'; readonly approval: Approval }
  /** It is held, but is not what was asked for: to be voided. */
  | { readonly kind: 'wrongAmount'; readonly transactionId: string; readonly detail: string }
  /** A definite no. */
  | { readonly kind: 'failed'; readonly failure: Failure; readonly detail: string }
  | { readonly kind: 'unknown'; readonly cause: unknown };
