import { TimedOut, within } from '../../../../providers/within.ts';
import type { CardProviderOptions } from '../../../card-provider/providerOptions.ts';
import { toCardError } from '../../../card-provider/toCardError.ts';
import type { BankAccountProvider } from './BankAccountProvider.ts';

/** The provider for US bank accounts. Its part of the SDK loads when bank debit is selected. */
export function createBankAccountProvider(options: CardProviderOptions): BankAccountProvider {
  const load = () => within(options.timeoutMs, import('./tokenizeBankAccount.ts'));
  return {
    prepare: () =>
      load().then(
        () => true,
        () => false,
      ),
    async tokenize(request) {
      let sdk: Awaited<ReturnType<typeof load>>;
      try {
        sdk = await load();
      } catch (cause) {
        return { ok: false, error: { kind: 'scriptFailed', cause } };
      }
      try {
        const making = sdk.tokenizeBankAccount(request, options);
        return { ok: true, value: { nonce: await within(options.timeoutMs, making) } };
      } catch (cause) {
        const isLate = cause instanceof TimedOut;
        return {
          ok: false,
          error: isLate ? { kind: 'timedOut', step: 'tokenize' } : toCardError(cause),
        };
      }
    },
  };
}
