import { within } from '../../providers/within.ts';
import type { PaymentMethod } from '../../stores/PaymentStore.ts';
import type { OfferedMethods } from '../PaymentFormStore.ts';
import type { PaymentMethodDefinition } from '../PaymentMethodForm.tsx';
import { createCardMethod } from './card/cardMethod.ts';

type Load = Readonly<Record<PaymentMethod, () => Promise<PaymentMethodDefinition>>>;

/** Each method that few pages offer is a file of its own, which the document of such a page fetches beside the entry. */
const LOAD: Load = {
  CC: async () => createCardMethod(),
  ACH: async () => (await import('./bank-debit/bankDebitMethod.ts')).createBankDebitMethod(),
  GC: async () => (await import('./direct-debit/directDebitMethod.ts')).createDirectDebitMethod(),
};

/** The document has asked for a method's file already: one that takes so much longer is given up, and the others pay. */
const PATIENCE_MS = 5000;

/**
 * The definitions of the methods that a page offers. Where the file of one does not come, or not in time,
 * another is made in its place, and the page goes on with the others.
 */
export async function loadMethodForms(
  methods: readonly PaymentMethod[],
  createMissing: (method: PaymentMethod) => PaymentMethodDefinition,
  load: Load = LOAD,
): Promise<OfferedMethods> {
  const loaded = await Promise.all(
    methods.map(async (method) => {
      const form = await within(PATIENCE_MS, load[method]()).catch((cause: unknown) => {
        reportError(cause);
        return createMissing(method);
      });
      return [method, form] as const;
    }),
  );
  return Object.fromEntries(loaded);
}
