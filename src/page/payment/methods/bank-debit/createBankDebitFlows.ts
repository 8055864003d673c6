import type { BankDebitPayment } from '../../../../core/contract/generated/calls.ts';
import type { PaymentFault } from '../../../../core/rules/errors/payment/PaymentFault.ts';
import type { PaymentContext } from '../../../flows/paymentNeeds.ts';
import type { GuardedFailure } from '../../askGuarded.ts';
import type { ChargeResult } from '../../ChargeResult.ts';
import { obtainClientToken, tokenFailure } from '../../card-provider/obtainClientToken.ts';
import type { LoadTrouble } from '../../FormReadiness.ts';
import { countFault } from '../../faults/countFault.ts';
import type { MethodFlows } from '../../PaymentMethodForm.tsx';
import type { BankStore } from './BankStore.ts';
import { bankFault } from './bankFault.ts';
import type { BankAccountProvider } from './provider/BankAccountProvider.ts';

export interface BankDebitFlows extends MethodFlows<BankDebitPayment> {
  /** Has the card provider make a nonce for the account, whatever amount is due. */
  readonly charge: () => Promise<ChargeResult<BankDebitPayment>>;
  /** The bank account's fields are visible: loads what the submission needs. Also retries. */
  readonly bankShown: () => Promise<void>;
}

/** The bank debit's flows, from the card provider's token to a nonce. */
export function createBankDebitFlows(
  context: PaymentContext,
  bank: BankStore,
  provider: BankAccountProvider,
): BankDebitFlows {
  const { brand, captcha } = context.stores;
  let clientToken: string | null = null;

  function fail(fault: PaymentFault, cause: unknown, trouble: LoadTrouble = 'form'): void {
    bank.fail(trouble);
    countFault(context, fault, cause);
  }

  async function waitOrFail(error: GuardedFailure): Promise<void> {
    if (error.kind === 'failed') {
      const { fault, trouble } = await tokenFailure(context, error.cause);
      fail({ ...fault, tag: 'bankDebit' }, error.cause, trouble);
      return;
    }
    captcha.showCheckbox('load');
    bank.setReadiness('waiting');
  }

  async function load(): Promise<void> {
    if (bank.readiness === 'loading' || clientToken !== null) return;
    bank.setReadiness('loading');
    try {
      await askForToken();
    } catch (cause) {
      // A submission may be waiting for the form.
      fail(await bankFault({ kind: 'scriptFailed', cause }), cause);
    }
  }

  async function askForToken(): Promise<void> {
    const ticked = captcha.purpose === 'load' ? captcha.token : null;
    const [token, isPrepared] = await Promise.all([
      obtainClientToken(context, ticked),
      provider.prepare(),
    ]);
    if (ticked !== null) captcha.hideCheckbox();
    if (token.ok && isPrepared) {
      clientToken = token.value;
      bank.setReadiness('ready');
    } else if (token.ok) {
      const missing = { kind: 'scriptFailed', cause: 'The SDK did not load.' } as const;
      fail(await bankFault(missing), missing);
    } else {
      await waitOrFail(token.error);
    }
  }

  return {
    bankShown: load,
    loadTicked: () => (bank.readiness === 'waiting' ? load() : null),
    // Each try makes a new nonce.
    refused: () => undefined,

    async charge() {
      const { mandateText } = brand.payment;
      if (clientToken === null || mandateText === undefined) return { kind: 'cancelled' };
      const { details, holderName } = bank;
      const made = await provider.tokenize({ clientToken, mandateText, details });
      if (!made.ok)
        return { kind: 'failed', fault: await bankFault(made.error), cause: made.error };
      const { nonce } = made.value;
      const paymentDetails = { nonce, customerName: holderName.trim() };
      return { kind: 'ready', payment: { paymentType: 'ACH', paymentDetails } };
    },
  };
}
