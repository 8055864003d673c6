import './payingPage.css';
import { createPaymentFlows } from '../flows/payment/createPaymentFlows.ts';
import { createPaymentProviders } from '../providers/createPaymentProviders.ts';
import { PaymentStore } from '../stores/PaymentStore.ts';
import { PaymentMethod } from '../widgets/payment-method/PaymentMethod.tsx';
import type { PagePart } from './PagePart.ts';

/** The payment form: on pages that take a payment alone. */
export const paymentPart: PagePart = {
  widgets: { 'payment-method': PaymentMethod },
  payment: {
    createStore: (...parts) => new PaymentStore(...parts),
    createFlows: (context, steps) =>
      createPaymentFlows(context, createPaymentProviders(context.stores.config), steps),
  },
};
