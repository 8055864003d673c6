import './payingPage.css';
import { createPaymentFlows } from '../../payment/createPaymentFlows.ts';
import { createPaymentProviders } from '../../payment/createPaymentProviders.ts';
import { PAYMENT_METHOD_FORMS } from '../../payment/methods/paymentMethodForms.ts';
import { PaymentFormStore } from '../../payment/PaymentFormStore.ts';
import type { Brings } from '../WidgetChunk.ts';

/** The payment's state and flows: a page that takes no payment has neither. */
export const brings: Brings = {
  createPaymentStore: (parts) => new PaymentFormStore(PAYMENT_METHOD_FORMS, parts),
  createPaymentFlows: (context, steps) =>
    createPaymentFlows(context, createPaymentProviders(), steps),
};
