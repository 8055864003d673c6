import type { PaymentContext } from '../../flows/paymentNeeds.ts';
import type { OpenPayOrdering } from '../createPaymentFlows.ts';
import { createPaymentProviders } from '../createPaymentProviders.ts';
import { createPayOrdering } from './createPayOrdering.ts';

/** The last steps of a payment, in a browser. This file loads once the page can be used. */
export const openPayOrdering: OpenPayOrdering = (context: PaymentContext, parts) =>
  createPayOrdering(context, { ...parts, providers: createPaymentProviders() });
