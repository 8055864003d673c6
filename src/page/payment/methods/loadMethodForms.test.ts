import { expect, it } from 'vitest';
import { keysOf } from '../../../core/texts/keysOf.ts';
import { loadMethodForms } from './loadMethodForms.ts';
import { PAYMENT_METHOD_FORMS } from './paymentMethodForms.ts';

it('has the forms of the methods that a page offers, and no others', async () => {
  expect(Object.keys(await loadMethodForms(['CC']))).toEqual(['CC']);
  expect(Object.keys(await loadMethodForms(['ACH', 'CC']))).toEqual(['ACH', 'CC']);
});

it('has a form of every method that the server renders', async () => {
  const every = keysOf(PAYMENT_METHOD_FORMS);
  expect(Object.keys(await loadMethodForms(every))).toEqual(every);
});
