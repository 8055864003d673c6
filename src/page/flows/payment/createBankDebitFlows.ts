import type { BankAccountProvider } from '../../providers/bank-account/BankAccountProvider.ts';
import type { FlowContext } from '../FlowContext.ts';
import { bankFault } from './bankFault.ts';
import { obtainClientToken } from './obtainClientToken.ts';
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
  const { stores, providers } = context;
  const { brand, captcha, payment } = stores;
  const bank = payment?.bank;
  if (!bank) throw new Error('A page without a payment has no bank account.');
  let clientToken: string | null = null;

  function fail(cause: unknown): void {
    bank?.setReadiness('failed');
    providers.report(new Error('Bank debit could not be had.', { cause }));
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
    if (!token.ok && token.error.kind === 'captcha') {
      captcha.showCheckbox('load');
      bank?.setReadiness('waiting');
    } else if (!token.ok) {
      fail(token.error);
    } else if (!isPrepared) {
      fail('The SDK did not load.');
    } else {
      clientToken = token.value;
      bank?.setReadiness('ready');
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
