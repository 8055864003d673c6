import type { PageConfig } from '../../core/contract/generated/session.ts';
import { createAttempts } from './attempts/createAttempts.ts';
import { createBankAccountProvider } from './bank-account/createBankAccountProvider.ts';
import { createCardProvider } from './card/createCardProvider.ts';
import { createDirectDebit } from './direct-debit/createDirectDebit.ts';
import { loadScript } from './loadScript.ts';
import type { PaymentProviders } from './PaymentProviders.ts';
import { createStorage } from './storage/createStorage.ts';

/** How long the card provider may take over its fields, or before its bank asks or answers. */
const CARD_TIMEOUT_MS = 60_000;

/** How long the script of the direct debit provider may take. */
const DIRECT_DEBIT_TIMEOUT_MS = 20_000;

/** The ways to pay, in a browser. Nothing is loaded before it is asked for. */
export function createPaymentProviders({ payment, sandbox }: PageConfig): PaymentProviders {
  const options = { isLocal: sandbox, timeoutMs: CARD_TIMEOUT_MS };
  return {
    card: createCardProvider(options),
    bankAccount: createBankAccountProvider(options),
    directDebit: createDirectDebit({
      config: payment?.directDebit ?? { scriptUrl: '', environment: 'sandbox' },
      loadScript,
      scope: window,
      isOnline: () => navigator.onLine,
      timeoutMs: DIRECT_DEBIT_TIMEOUT_MS,
    }),
    attempts: createAttempts({
      storage: createStorage(() => localStorage),
      newKey: () => crypto.randomUUID(),
      now: () => Date.now(),
    }),
    now: () => performance.now(),
  };
}
