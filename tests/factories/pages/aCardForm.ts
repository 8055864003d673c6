import type { CardFieldName } from '../../../src/core/contract/PaymentFieldName.ts';
import { CardStore } from '../../../src/page/payment/methods/card/CardStore.ts';
import {
  type CardSetup,
  createCardFlows,
} from '../../../src/page/payment/methods/card/createCardFlows.ts';
import { aCardFormPage } from './aCardFormPage.tsx';
import { storeOf } from './storeOf.ts';

/** The fields of a card's form. */
export const CARD_FIELDS: readonly CardFieldName[] = [
  'number',
  'expirationMonth',
  'expirationYear',
  'cvv',
  'postalCode',
];

/** The elements of the fields, as a page creates them. */
export function aSetup(): CardSetup {
  const fields = CARD_FIELDS.map((name) => {
    return { name, place: document.createElement('div'), label: name, placeholder: '' };
  });
  return { fields, styles: {} };
}

/** A page whose card form is not drawn yet. */
export function aCardForm(...given: Parameters<typeof aCardFormPage>) {
  const page = aCardFormPage(...given);
  const store = storeOf(page.payment, CardStore);
  const form = createCardFlows(page, {
    store,
    provider: page.card,
    steps: { submit: async () => undefined },
  });
  return { ...page, form, store };
}
