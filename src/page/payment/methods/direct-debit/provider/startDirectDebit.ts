import type { PageConfig } from '../../../../../core/contract/generated/session.ts';
import { loadScript } from '../../../../providers/loadScript.ts';
import { createDirectDebit } from './createDirectDebit.ts';
import type { DirectDebitProvider } from './DirectDebitProvider.ts';

/** The time limit for the provider's script. */
const SCRIPT_TIMEOUT_MS = 20_000;

/** The direct debit provider in a browser. Its script loads only on demand. */
export function startDirectDebit({ payment }: Pick<PageConfig, 'payment'>): DirectDebitProvider {
  return createDirectDebit({
    config: payment?.directDebit ?? { scriptUrl: '', environment: 'sandbox' },
    loadScript,
    scope: window,
    isOnline: () => navigator.onLine,
    timeoutMs: SCRIPT_TIMEOUT_MS,
  });
}
