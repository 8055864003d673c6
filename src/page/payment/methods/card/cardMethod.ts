import type { CardPayment } from '../../../../core/contract/generated/calls.ts';
import { PAYMENT_METHOD_WORDS } from '../../../../core/rules/paymentMethods/paymentMethodWords.ts';
import { providerOptions } from '../../card-provider/providerOptions.ts';
import { definePaymentMethod, type PaymentMethodDefinition } from '../../PaymentMethodForm.tsx';
import { CardStore } from './CardStore.ts';
import { createCardCharge } from './createCardCharge.ts';
import { type CardFlows, createCardFlows } from './createCardFlows.ts';
import { CardForm } from './form/CardForm.tsx';
import { createCardProvider } from './provider/createCardProvider.ts';

/** Payment by card, in fields that the card provider draws. */
export function createCardMethod(
  createProvider = createCardProvider,
): PaymentMethodDefinition<CardPayment> {
  return definePaymentMethod<CardPayment, CardStore, CardFlows>({
    words: PAYMENT_METHOD_WORDS.CC,
    label: 'methodCC',
    picture: 'M3 6.5h18v11H3zM3 10h18M6.5 14.5h4',
    numberField: 'number',
    createStore: ({ brand }) => new CardStore(brand.payment.expiration),
    createFlows: (context, store, steps) => {
      const provider = createProvider(providerOptions(context.stores.config));
      const { tokenize, verify, ...form } = createCardFlows(context, { store, provider, steps });
      return {
        ...form,
        charge: createCardCharge({ tokenize, verify }),
        loadTicked: () => (store.readiness === 'waiting' ? form.cardRetried() : null),
        // Each try makes a new nonce.
        refused: () => undefined,
      };
    },
    Form: CardForm,
  });
}
