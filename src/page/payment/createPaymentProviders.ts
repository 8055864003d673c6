import { type Attempts, createAttempts } from '../providers/attempts/createAttempts.ts';
import { createStorage } from '../providers/storage/createStorage.ts';

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
    attempts: createAttempts({
      storage: createStorage(() => localStorage),
      newKey: () => crypto.randomUUID(),
      now: () => Date.now(),
    }),
    now: () => performance.now(),
  };
}
