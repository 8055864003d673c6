import { expect, it } from 'vitest';
import { afterSignUpTexts } from './en/afterSignUpTexts.ts';
import { documentTexts } from './en/documentTexts.ts';
import { payingTexts } from './en/payingTexts.ts';
import { paymentTexts } from './en/paymentTexts.ts';
import { en } from './en.ts';
import { textsOfView } from './textsOfView.ts';

const SIGN_UP = { view: 'signup', payment: null } as const;
const PAYMENT = { methods: ['CC'], method: 'CC', clientToken: null, directDebit: null } as const;

it('keeps the texts of the pages after a sign-up from a sign-up page, and the payment’s from one without', () => {
  const left = { ...afterSignUpTexts, ...documentTexts, ...paymentTexts, ...payingTexts };
  const expected = Object.keys(en).filter((key) => !Object.hasOwn(left, key));
  expect(Object.keys(textsOfView(en, SIGN_UP))).toEqual(expected);
});

it.each(['activation', 'account', 'error'] as const)('gives the %s page its texts', (view) => {
  expect(textsOfView(en, { view, payment: null })).toMatchObject(afterSignUpTexts);
});

it('gives the error page the words for a payment that failed', () => {
  expect(textsOfView(en, { view: 'error', payment: null })).toMatchObject(payingTexts);
});

it('gives a page that takes a payment its texts', () => {
  const payment = { ...PAYMENT, methods: [...PAYMENT.methods] };
  expect(textsOfView(en, { view: 'signup', payment })).toMatchObject({
    ...paymentTexts,
    ...payingTexts,
  });
});

it("leaves the document's own texts out of every page", () => {
  const sent = Object.keys(textsOfView(en, { view: 'error', payment: null }));
  expect(sent.filter((key) => Object.hasOwn(documentTexts, key))).toEqual([]);
});

it("keeps a brand's wording", () => {
  expect(textsOfView({ ...en, cancel: 'Never mind' }, SIGN_UP).cancel).toBe('Never mind');
});
