import type { CreatePaymentFlows } from '../flows/PaymentSteps.ts';
import { createPaymentFlows } from './createPaymentFlows.ts';
import { createPaymentProviders } from './createPaymentProviders.ts';

/** A page's payment flows, over what paying needs of a browser. */
export const createBrowserPaymentFlows: CreatePaymentFlows = (context, steps) =>
  createPaymentFlows(context, createPaymentProviders(), steps);
