import type { PaymentProviders } from '../../providers/PaymentProviders.ts';
import type { FlowContext } from '../FlowContext.ts';
import { CARD_FORM_UNAVAILABLE } from './cardFault.ts';
import { createCardFlows } from './createCardFlows.ts';
import { createPayOrdering } from './createPayOrdering.ts';
import type { PayBy } from './Paid.ts';
import type { PaymentFlows } from './PaymentFlows.ts';
import type { PaymentSteps } from './PaymentSteps.ts';
import { createPayByCard } from './payByCard.ts';

/** Until their forms are there, these two are not offered. */
const NOT_TAKEN: PayBy = async () => ({ kind: 'failed', fault: CARD_FORM_UNAVAILABLE });

/** Everything that a visitor can start in the payment form. */
export function createPaymentFlows(
  context: FlowContext,
  providers: PaymentProviders,
  steps: PaymentSteps,
): PaymentFlows {
  const { tokenize, verify, ...card } = createCardFlows(context, providers.card, steps);
  const payBy = {
    CC: createPayByCard({ tokenize, verify }),
    ACH: NOT_TAKEN,
    GC: NOT_TAKEN,
  };
  return { ...card, ...createPayOrdering(context, { providers, steps, payBy }) };
}
