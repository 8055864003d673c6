import './payingPage.css';
import { startFlows } from '../../flows/startFlows.ts';
import { prepareSdkFaults } from '../../payment/card-provider/sdkFault.ts';
import { createPaymentFlows, type OpenPayOrdering } from '../../payment/createPaymentFlows.ts';
import { loadMethodForms } from '../../payment/methods/loadMethodForms.ts';
import { PaymentFormStore } from '../../payment/PaymentFormStore.ts';
import type { Brings } from '../WidgetChunk.ts';
import { createLateMethod } from './lateMethod.tsx';

async function loadPayOrdering(): Promise<OpenPayOrdering> {
  const [{ openPayOrdering }] = await Promise.all([
    import('../../payment/ordering/openPayOrdering.ts'),
    prepareSdkFaults(),
  ]);
  return openPayOrdering;
}

/** The payment's store and flows, for the methods on the page. A page without payment has neither. */
export const brings: Brings = {
  async load({ payment }) {
    const forms = await loadMethodForms(payment?.methods ?? [], createLateMethod);
    return { createPaymentStore: (parts) => new PaymentFormStore(forms, parts) };
  },
  startFlows: (page) =>
    startFlows(page, (context, steps) => createPaymentFlows(context, loadPayOrdering, steps)),
};
