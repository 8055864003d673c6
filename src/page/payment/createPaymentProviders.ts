import type { Attempts } from '../providers/attempts/createAttempts.ts';
import { openAttempts } from '../providers/attempts/openAttempts.ts';

/** The browser services for payments, shared by all methods. */
export interface PaymentProviders {
  /** The payment attempts with an unknown outcome. */
  readonly attempts: Attempts;
  /** Milliseconds on a clock that only runs forward. */
  readonly now: () => number;
}

/** The payment providers of a page in a browser. */
export function createPaymentProviders(): PaymentProviders {
  return {
    attempts: openAttempts(),
    now: () => performance.now(),
  };
}
