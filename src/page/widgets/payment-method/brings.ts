import './payingPage.css';
import { createBrowserPaymentFlows } from '../../flows/payment/createBrowserPaymentFlows.ts';
import { PaymentStore } from '../../stores/PaymentStore.ts';
import type { Brings } from '../WidgetChunk.ts';

/** The payment's state and flows: a page that takes no payment has neither. */
export const brings: Brings = {
  createPaymentStore: (...parts) => new PaymentStore(...parts),
  createPaymentFlows: createBrowserPaymentFlows,
};
