import { createPaymentProviders } from '../../providers/createPaymentProviders.ts';
import { createPaymentFlows } from './createPaymentFlows.ts';
import type { CreatePaymentFlows } from './PaymentSteps.ts';

/** A page's payment flows, over the ways to pay of a browser. */
export const createBrowserPaymentFlows: CreatePaymentFlows = (context, steps) =>
  createPaymentFlows(context, createPaymentProviders(context.stores.config), steps);
