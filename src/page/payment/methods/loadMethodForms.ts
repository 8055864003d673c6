import type { PaymentMethod } from '../../stores/PaymentStore.ts';
import type { OfferedMethods } from '../PaymentFormStore.ts';
import type { PaymentMethodDefinition } from '../PaymentMethodForm.tsx';
import { createCardMethod } from './card/cardMethod.ts';

/** Each method that few pages offer is a file of its own, which the document of such a page fetches beside the entry. */
const LOAD: Readonly<Record<PaymentMethod, () => Promise<PaymentMethodDefinition>>> = {
  CC: async () => createCardMethod(),
  ACH: async () => (await import('./bank-debit/bankDebitMethod.ts')).createBankDebitMethod(),
  GC: async () => (await import('./direct-debit/directDebitMethod.ts')).createDirectDebitMethod(),
};

/** The definitions of the methods that a page offers. */
export async function loadMethodForms(methods: readonly PaymentMethod[]): Promise<OfferedMethods> {
  const loaded = await Promise.all(
    methods.map(async (method) => [method, await LOAD[method]()] as const),
  );
  return Object.fromEntries(loaded);
}
