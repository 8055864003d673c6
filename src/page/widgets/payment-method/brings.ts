import { PAYMENT_METHOD_FORMS } from '../../payment/methods/paymentMethodForms.ts';
import { PaymentFormStore } from '../../payment/PaymentFormStore.ts';
import type { Brings } from '../WidgetChunk.ts';

/** The payment's state as the server renders it, of whatever methods: it has the code of all. */
export const brings: Brings = {
  createPaymentStore: (parts) => new PaymentFormStore(PAYMENT_METHOD_FORMS, parts),
};
