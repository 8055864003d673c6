import type { Brand } from '../../../src/core/contract/generated/brand.ts';
import type { PageConfig, PaymentConfig } from '../../../src/core/contract/generated/session.ts';
import { PAYMENT_METHODS } from '../../../src/core/rules/paymentMethods/paymentMethods.ts';
import { keysOf } from '../../../src/core/texts/keysOf.ts';
import { textsFor } from '../../../src/core/texts/textsFor.ts';
import { withTrial } from '../../../src/page/app/withTrial.ts';
import type { PaymentNeeds } from '../../../src/page/flows/paymentNeeds.ts';
import { PAYMENT_METHOD_FORMS } from '../../../src/page/payment/methods/paymentMethodForms.ts';
import { PaymentFormStore } from '../../../src/page/payment/PaymentFormStore.ts';
import { requirePaymentForm } from '../../../src/page/payment/paymentFormOf.ts';
import { RootStore } from '../../../src/page/stores/RootStore.ts';
import { type StoresFor, storesFor } from '../../../src/page/stores/StoresFor.ts';
import { aBrand } from '../brands/aBrand.ts';
import { aPageBrand } from '../brands/aPageBrand.ts';
import { aPageData, aSession } from './aPageData.ts';
import { FakeProviders } from './FakeProviders.ts';

export interface PayingPage {
  readonly stores: StoresFor<PaymentNeeds>;
  readonly payment: PaymentFormStore;
  readonly providers: FakeProviders;
}

export const MANDATE_TEXT = 'I authorize Slotbook, Inc. to debit my bank account.';

/** The configuration of a page with all payment methods. */
export function aPaymentConfig(overrides: Partial<PaymentConfig> = {}): PaymentConfig {
  return {
    methods: [...keysOf(PAYMENT_METHODS)],
    method: 'CC',
    clientToken: null,
    directDebit: {
      scriptUrl: '/dropin.js',
      environment: 'sandbox',
      billingRequestFlowID: null,
    },
    ...overrides,
  };
}

/** A page with payment and fake providers: a paid sign-up, or the payment for another plan. */
export function aPayingPage(
  config: Partial<PaymentConfig> = {},
  overrides: Partial<Brand> = {},
  view: PageConfig['view'] = 'signup',
): PayingPage {
  const payment = { ...aBrand().payment, mandateText: MANDATE_TEXT };
  const brand = aBrand({ payment, ...overrides });
  const { pageConfig, ...data } = aPageData({ sessionInfo: aSession({ signupType: 'paid' }) });
  const whole = new RootStore(
    aPageBrand(brand),
    { ...data, pageConfig: { ...pageConfig, view, payment: aPaymentConfig(config) } },
    withTrial(textsFor(brand), brand),
    { createPaymentStore: (parts) => new PaymentFormStore(PAYMENT_METHOD_FORMS, parts) },
  );
  const stores = storesFor<PaymentNeeds>(whole);
  return { stores, payment: requirePaymentForm(stores), providers: new FakeProviders() };
}
