import type { DirectDebitPayment } from '../../../../core/contract/generated/calls.ts';
import { PAYMENT_METHOD_WORDS } from '../../../../core/rules/paymentMethods/paymentMethodWords.ts';
import {
  BANK_PICTURE,
  definePaymentMethod,
  type PaymentMethodDefinition,
} from '../../PaymentMethodForm.tsx';
import { createDirectDebitFlows } from './createDirectDebitFlows.ts';
import { DirectDebitStore } from './DirectDebitStore.ts';
import { DirectDebitForm } from './form/DirectDebitForm.tsx';
import { startDirectDebit } from './provider/startDirectDebit.ts';

/** Payment by a mandate that a UK visitor authorises in the provider's form. */
export function createDirectDebitMethod(
  createProvider = startDirectDebit,
): PaymentMethodDefinition<DirectDebitPayment> {
  return definePaymentMethod({
    words: PAYMENT_METHOD_WORDS.GC,
    label: 'methodGC',
    picture: BANK_PICTURE,
    numberField: 'mandate',
    createStore: ({ config }) =>
      new DirectDebitStore(config.directDebit?.billingRequestFlowID ?? null),
    createFlows: (context, store, steps) => {
      const provider = createProvider(context.stores.config);
      return createDirectDebitFlows(context, { store, provider, steps });
    },
    Form: DirectDebitForm,
  });
}
