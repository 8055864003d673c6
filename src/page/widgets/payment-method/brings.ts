import './payingPage.css';
import { startFlows } from '../../flows/startFlows.ts';
import { prepareSdkFaults } from '../../payment/card-provider/sdkFault.ts';
import { createPaymentFlows, type OpenPayOrdering } from '../../payment/createPaymentFlows.ts';
import { PAYMENT_METHOD_FORMS } from '../../payment/methods/paymentMethodForms.ts';
import { PaymentFormStore } from '../../payment/PaymentFormStore.ts';
import type { Brings } from '../WidgetChunk.ts';

async function loadPayOrdering(): Promise<OpenPayOrdering> {
  const [{ openPayOrdering }] = await Promise.all([
    import('../../payment/ordering/openPayOrdering.ts'),
    prepareSdkFaults(),
  ]);
  return openPayOrdering;
}

/** The payment's state and flows: a page that takes no payment has neither. */
export const brings: Brings = {
  createPaymentStore: (parts) => new PaymentFormStore(PAYMENT_METHOD_FORMS, parts),
  startFlows: (page) =>
    startFlows(page, (context, steps) => createPaymentFlows(context, loadPayOrdering, steps)),
};
