import type { RootStore } from '../stores/RootStore.ts';
import { PaymentFormStore } from './PaymentFormStore.ts';

/** Returns the page's payment form; null on a page without payment. */
export function paymentFormOf({ payment }: Pick<RootStore, 'payment'>): PaymentFormStore | null {
  return payment instanceof PaymentFormStore ? payment : null;
}

/** Returns the page's payment form. Throws on a page without payment, which never starts what pays. */
export function requirePaymentForm(stores: Pick<RootStore, 'payment'>): PaymentFormStore {
  const form = paymentFormOf(stores);
  if (!form) throw new Error('The page takes no payment.');
  return form;
}
