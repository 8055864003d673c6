import type { PaymentProviders } from '../../providers/PaymentProviders.ts';
import type { FlowContext } from '../FlowContext.ts';
import { createCardFlows } from './createCardFlows.ts';
import type { PaymentFlows, PaymentSteps } from './PaymentFlows.ts';

/** Everything that a visitor can start in the payment form. */
export function createPaymentFlows(
  context: FlowContext,
  providers: PaymentProviders,
  steps: PaymentSteps,
): PaymentFlows {
  const {
    tokenize: _tokenize,
    verify: _verify,
    ...card
  } = createCardFlows(context, providers.card, steps);
  return card;
}
