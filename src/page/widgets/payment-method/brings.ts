import { PAYMENT_METHOD_FORMS } from '../../payment/methods/paymentMethodForms.ts';
import { PaymentFormStore } from '../../payment/PaymentFormStore.ts';
import type { Brings } from '../WidgetChunk.ts';

/** The payment's store for the server's render, which has the code of all methods. */
export const brings: Brings = {
  createPaymentStore: (parts) => new PaymentFormStore(PAYMENT_METHOD_FORMS, parts),
};
