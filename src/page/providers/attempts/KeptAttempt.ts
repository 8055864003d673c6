import type { SignupType } from '../../../core/contract/generated/brand.ts';
import type { PaymentMethod } from '../../../core/contract/generated/session.ts';

/** What is ordered: a new account by a sign-up type, or an account's upgrade. */
export type AttemptKind = SignupType | 'upgrade';

/** An attempt whose outcome this browser has not seen yet. It holds no secret. */
export interface KeptAttempt {
  /** The Idempotency-Key. A request with it gets the outcome of this attempt. */
  readonly key: string;
  readonly kind: AttemptKind;
  /** When it was begun, in milliseconds since 1970 by this browser's clock. */
  readonly startedAt: number;
  /** Who signs up; empty for an upgrade. */
  readonly email: string;
  /** What it is paid with; null where nothing is paid, or that is not known, as of one that was tried by two. */
  readonly method: PaymentMethod | null;
  /** Whether its session ended before the outcome was known. Another session cannot see it. */
  readonly isOrphan?: true;
}
