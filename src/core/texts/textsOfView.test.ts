import { expect, it } from 'vitest';
import { aBrand } from '../../../tests/factories/aBrand.ts';
import { aPageData, aSocialConfig } from '../../../tests/factories/aPageData.ts';
import { afterSignUpTexts } from './en/afterSignUpTexts.ts';
import { documentTexts } from './en/documentTexts.ts';
import { offerTexts } from './en/offerTexts.ts';
import { payingTexts } from './en/payingTexts.ts';
import { paymentTexts } from './en/paymentTexts.ts';
import { socialTexts } from './en/socialTexts.ts';
import { en } from './en.ts';
import { textsOfView } from './textsOfView.ts';

const BRAND = aBrand();
const { social } = aPageData().pageConfig;
const SIGN_UP = { view: 'signup', payment: null, social } as const;
const PAYMENT = { methods: ['CC'], method: 'CC', clientToken: null, directDebit: null } as const;

it('keeps the texts of the pages after a sign-up from a sign-up page, and the payment’s from one without', () => {
  const left = {
    ...afterSignUpTexts,
    ...documentTexts,
    ...paymentTexts,
    ...payingTexts,
    ...socialTexts,
    ...offerTexts,
  };
  const expected = Object.keys(en).filter((key) => !Object.hasOwn(left, key));
  expect(Object.keys(textsOfView(en, SIGN_UP, BRAND))).toEqual(expected);
});

it.each(['activation', 'account', 'error'] as const)('gives the %s page its texts', (view) => {
  expect(textsOfView(en, { view, payment: null, social }, BRAND)).toMatchObject(afterSignUpTexts);
});

it('gives the error page the words for a payment that failed', () => {
  expect(textsOfView(en, { view: 'error', payment: null, social }, BRAND)).toMatchObject(
    payingTexts,
  );
});

it('gives a page that takes a payment its texts', () => {
  const payment = { ...PAYMENT, methods: [...PAYMENT.methods] };
  expect(textsOfView(en, { view: 'signup', payment, social }, BRAND)).toMatchObject({
    ...paymentTexts,
    ...payingTexts,
  });
});

it('gives a page whose offer is for one address what it says of that', () => {
  expect(textsOfView(en, SIGN_UP, BRAND, { isEmailFixed: true })).toMatchObject(offerTexts);
});

it('gives a page with social buttons what its brand says of them', () => {
  const brand = aBrand({ social: { ...BRAND.social, labels: 'continue', divider: 'or' } });
  const page = { ...SIGN_UP, social: aSocialConfig({ google: true, fault: 'expired' }) };
  const sent = Object.keys(textsOfView(en, page, brand));
  expect(sent.filter((key) => Object.hasOwn(socialTexts, key))).toEqual([
    'continueWithGoogle',
    'or',
    'agreeByGoogle',
    'socialExpired',
  ]);
});

it("leaves the document's own texts out of every page", () => {
  const sent = Object.keys(textsOfView(en, { view: 'error', payment: null, social }, BRAND));
  expect(sent.filter((key) => Object.hasOwn(documentTexts, key))).toEqual([]);
});

it("keeps a brand's wording", () => {
  expect(textsOfView({ ...en, cancel: 'Never mind' }, SIGN_UP, BRAND).cancel).toBe('Never mind');
});
