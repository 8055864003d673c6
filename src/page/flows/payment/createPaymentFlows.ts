import type { PaymentProviders } from '../../providers/PaymentProviders.ts';
import type { FlowContext } from '../FlowContext.ts';
import { createBankDebitFlows } from './createBankDebitFlows.ts';
import { createCardFlows } from './createCardFlows.ts';
import { createDirectDebitFlows } from './createDirectDebitFlows.ts';
import { createPayOrdering } from './createPayOrdering.ts';
import type { PaymentFlows } from './PaymentFlows.ts';
import type { PaymentSteps } from './PaymentSteps.ts';
import { createPayByCard } from './payByCard.ts';

/** Everything that a visitor can start in the payment form. */
export function createPaymentFlows(
  context: FlowContext,
  providers: PaymentProviders,
  steps: PaymentSteps,
): PaymentFlows {
  const { tokenize, verify, ...card } = createCardFlows(context, providers.card, steps);
  const { payByBankDebit, ...bank } = createBankDebitFlows(context, providers.bankAccount);
  const { payByDirectDebit, ...debit } = createDirectDebitFlows(context, providers.directDebit);
  const payBy = {
    CC: createPayByCard({ tokenize, verify }),
    ACH: payByBankDebit,
    GC: payByDirectDebit,
  };

  async function loadTicked(): Promise<void> {
    const { payment } = context.stores;
    if (payment?.method === 'ACH') return bank.bankShown();
    // A direct debit's flow is asked for in the course of the submission, which goes on.
    return payment?.method === 'GC' ? steps.submit() : card.cardRetried();
  }

  return {
    ...card,
    ...bank,
    ...debit,
    loadTicked,
    ...createPayOrdering(context, { providers, steps, payBy }),
  };
}
