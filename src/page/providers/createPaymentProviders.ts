import type { PageConfig } from '../../core/contract/generated/session.ts';
import { createAttempts } from './attempts/createAttempts.ts';
import { createCardProvider } from './card/createCardProvider.ts';
import type { PaymentProviders } from './PaymentProviders.ts';
import { createStorage } from './storage/createStorage.ts';

/** How long the card provider may take over its fields, or before its bank asks or answers. */
const CARD_TIMEOUT_MS = 60_000;

/** The ways to pay, in a browser. Nothing is loaded before it is asked for. */
export function createPaymentProviders({ sandbox }: PageConfig): PaymentProviders {
  return {
    card: createCardProvider({ isLocal: sandbox, timeoutMs: CARD_TIMEOUT_MS }),
    attempts: createAttempts({
      storage: createStorage(() => localStorage),
      newKey: () => crypto.randomUUID(),
      now: () => Date.now(),
    }),
    now: () => performance.now(),
  };
}
