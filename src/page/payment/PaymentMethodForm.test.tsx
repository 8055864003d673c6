import { expect, it } from 'vitest';
import { aPayingPage } from '../../../tests/factories/pages/aPayingPage.ts';
import { PAYMENT_METHOD_WORDS } from '../../core/rules/paymentMethods/paymentMethodWords.ts';
import { BankStore } from './methods/bank-debit/BankStore.ts';
import { BANK_PICTURE, definePaymentMethod } from './PaymentMethodForm.tsx';

it('a method creates its store once, on first use', () => {
  const { stores } = aPayingPage();
  let made = 0;
  const define = definePaymentMethod({
    words: PAYMENT_METHOD_WORDS.ACH,
    label: 'methodACH',
    picture: BANK_PICTURE,
    numberField: 'bankAccountNumber',
    createStore: () => {
      made += 1;
      return new BankStore({ contact: stores.contact, account: null });
    },
    createFlows: () => {
      throw new Error('The server starts no flow');
    },
    Form: () => null,
  });
  const form = define({
    brand: stores.brand,
    config: { methods: ['ACH'], method: 'ACH', clientToken: null, directDebit: null },
    contact: stores.contact,
    account: null,
  });
  expect([form.label, made]).toEqual(['methodACH', 0]);

  expect(form.store).toBe(form.store);
  void form.render();

  expect(made).toBe(1);
});
