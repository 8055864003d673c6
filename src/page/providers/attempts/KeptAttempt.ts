import type { SignupType } from '../../../core/contract/generated/brand.ts';
import type { PaymentMethod } from '../../../core/contract/generated/session.ts';

/** What is ordered: an account by a sign-up type, or an upgrade of an account. */
export type AttemptKind = SignupType | 'upgrade';

/** An attempt whose outcome this browser has not seen yet. It holds no secret. */
export interface KeptAttempt {
  /** The Idempotency-Key. A request with it returns the outcome of this attempt. */
  readonly key: string;
  readonly kind: AttemptKind;
  /** The time it began, in milliseconds since 1970 by this browser's clock. */
  readonly startedAt: number;
  /** The address that signs up, or the account's for an upgrade. */
  readonly email: string;
  /** The payment method; null without a payment, or if unknown, as after a try with another method. */
  readonly method: PaymentMethod | null;
}
