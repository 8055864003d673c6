import type { PaymentFormStore } from '../../../src/page/payment/PaymentFormStore.ts';
import type { MethodStore } from '../../../src/page/payment/PaymentMethodForm.tsx';

/** Returns the store of an offered method, by its class. */
export function storeOf<Store extends MethodStore>(
  payment: PaymentFormStore,
  kind: abstract new (...args: never[]) => Store,
): Store {
  for (const method of payment.methods) {
    const { store } = payment.form(method);
    if (store instanceof kind) return store;
  }
  throw new Error(`The page offers no method with a ${kind.name}.`);
}
