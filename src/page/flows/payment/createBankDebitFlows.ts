import type { PaymentFault } from '../../../core/rules/errors/payment/PaymentFault.ts';
import type { BankAccountProvider } from '../../providers/bank-account/BankAccountProvider.ts';
import type { LoadTrouble } from '../../stores/LoadTrouble.ts';
import type { FlowContext } from '../FlowContext.ts';
import type { GuardedFailure } from './askGuarded.ts';
import { bankFault } from './bankFault.ts';
import { countFault } from './countFault.ts';
import { obtainClientToken, tokenFailure } from './obtainClientToken.ts';
import type { Paid } from './Paid.ts';
import type { PaymentFlows } from './PaymentFlows.ts';

export interface BankDebitFlows extends Pick<PaymentFlows, 'bankShown'> {
  /** For the submission: a nonce of the account, which the card provider makes. */
  readonly payByBankDebit: () => Promise<Paid>;
}

/** Bank debit, from the card provider's token to a nonce. Serves Specification 3.4.5 and 5.0.13. */
export function createBankDebitFlows(
  context: FlowContext,
  provider: BankAccountProvider,
): BankDebitFlows {
  const { brand, captcha, payment } = context.stores;
  const bank = payment?.bank;
  if (!bank) throw new Error('A page without a payment has no bank account.');
  let clientToken: string | null = null;

  function fail(fault: PaymentFault, cause: unknown, trouble: LoadTrouble = 'form'): void {
    bank?.fail(trouble);
    countFault(context, fault, cause);
  }

  function waitOrFail(error: GuardedFailure): void {
    if (error.kind === 'failed') {
      const { fault, trouble } = tokenFailure(error.cause);
      fail({ ...fault, tag: 'bankDebit' }, error.cause, trouble);
      return;
    }
    captcha.showCheckbox('load');
    bank?.setReadiness('waiting');
  }

  async function load(): Promise<void> {
    if (bank?.readiness === 'loading' || clientToken !== null) return;
    bank?.setReadiness('loading');
    const ticked = captcha.purpose === 'load' ? captcha.token : null;
    const [token, isPrepared] = await Promise.all([
      obtainClientToken(context, ticked),
      provider.prepare(),
    ]);
    if (ticked !== null) captcha.hideCheckbox();
    if (token.ok && isPrepared) {
      clientToken = token.value;
      bank?.setReadiness('ready');
    } else if (token.ok) {
      const missing = { kind: 'scriptFailed', cause: 'The SDK did not load.' } as const;
      fail(bankFault(missing), missing);
    } else {
      waitOrFail(token.error);
    }
  }

  return {
    bankShown: load,

    async payByBankDebit() {
      const { mandateText } = brand.payment;
      if (clientToken === null || mandateText === undefined) return { kind: 'cancelled' };
      const { details, holderName } = bank;
      const made = await provider.tokenize({ clientToken, mandateText, details });
      if (!made.ok) return { kind: 'failed', fault: bankFault(made.error), cause: made.error };
      const { nonce } = made.value;
      const paymentDetails = { nonce, customerName: holderName.trim() };
      return { kind: 'ready', payment: { paymentType: 'ACH', paymentDetails } };
    },
  };
}
