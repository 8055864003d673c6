import type { PaymentMethod } from '../../../core/contract/generated/session.ts';
import { within } from '../../providers/within.ts';
import type { OfferedMethods } from '../PaymentFormStore.ts';
import type { PaymentMethodDefinition } from '../PaymentMethodForm.tsx';
import { createCardMethod } from './card/cardMethod.ts';

type Load = Readonly<Record<PaymentMethod, () => Promise<PaymentMethodDefinition>>>;

/**
 * A method that few pages offer has its own file, which the document of such a page fetches beside
 * the entry.
 */
const LOAD: Load = {
  CC: async () => createCardMethod(),
  ACH: async () => (await import('./bank-debit/bankDebitMethod.ts')).createBankDebitMethod(),
  GC: async () => (await import('./direct-debit/directDebitMethod.ts')).createDirectDebitMethod(),
};

/**
 * The document has already requested a method's file. After this long, the page starts without that
 * method.
 */
const PATIENCE_MS = 5000;

/**
 * Returns the definitions of a page's methods. If a method's file fails or is too late, another
 * definition takes its place, which can load it again, and the page starts with the others.
 */
export async function loadMethodForms(
  methods: readonly PaymentMethod[],
  createLate: (
    method: PaymentMethod,
    load: () => Promise<PaymentMethodDefinition>,
  ) => PaymentMethodDefinition,
  load: Load = LOAD,
): Promise<OfferedMethods> {
  const loaded = await Promise.all(
    methods.map(async (method) => {
      const form = await within(PATIENCE_MS, load[method]()).catch((cause: unknown) => {
        reportError(cause);
        return createLate(method, load[method]);
      });
      return [method, form] as const;
    }),
  );
  return Object.fromEntries(loaded);
}
