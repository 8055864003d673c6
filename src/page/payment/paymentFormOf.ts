import type { RootStore } from '../stores/RootStore.ts';
import { PaymentFormStore } from './PaymentFormStore.ts';

/** The page's payment form; null on a page that takes no payment. */
export function paymentFormOf({ payment }: Pick<RootStore, 'payment'>): PaymentFormStore | null {
  return payment instanceof PaymentFormStore ? payment : null;
}

/** The page's payment form. Throws on a page that takes no payment: what pays is not started there. */
export function requirePaymentForm(stores: Pick<RootStore, 'payment'>): PaymentFormStore {
  const form = paymentFormOf(stores);
  if (!form) throw new Error('The page takes no payment.');
  return form;
}
