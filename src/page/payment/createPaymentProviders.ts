import type { Attempts } from '../providers/attempts/createAttempts.ts';
import { openAttempts } from '../providers/attempts/openAttempts.ts';

/** What paying needs of the browser, whatever the method. */
export interface PaymentProviders {
  /** The attempts at paying whose outcome is not known. */
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
