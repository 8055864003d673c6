import type { PaymentMethod } from '../../../src/core/contract/generated/session.ts';
import { textsFor } from '../../../src/core/texts/textsFor.ts';
import { createFlows } from '../../../src/page/flows/createFlows.ts';
import type { PaymentNeeds } from '../../../src/page/flows/paymentNeeds.ts';
import {
  createPaymentFlows,
  type OpenPayOrdering,
} from '../../../src/page/payment/createPaymentFlows.ts';
import { PAYMENT_METHOD_FORMS } from '../../../src/page/payment/methods/paymentMethodForms.ts';
import { createPayOrdering } from '../../../src/page/payment/ordering/createPayOrdering.ts';
import { PaymentFormStore } from '../../../src/page/payment/PaymentFormStore.ts';
import type { PaymentMethodDefinition } from '../../../src/page/payment/PaymentMethodForm.tsx';
import { requirePaymentForm } from '../../../src/page/payment/paymentFormOf.ts';
import { createAttempts } from '../../../src/page/providers/attempts/createAttempts.ts';
import { RootStore } from '../../../src/page/stores/RootStore.ts';
import { type StoresFor, storesFor } from '../../../src/page/stores/StoresFor.ts';
import { aBrand } from '../brands/aBrand.ts';
import { aPlan } from '../brands/aCatalogue.ts';
import { aPageBrand } from '../brands/aPageBrand.ts';
import { CLIENT_TOKEN } from './aCardFormPage.tsx';
import { aStorage } from './aCardPage.ts';
import { fillIn, type TestPage } from './aPage.ts';
import { aPageData, aSession } from './aPageData.ts';
import { aPaymentConfig, MANDATE_TEXT } from './aPayingPage.ts';
import { FakeProviders } from './FakeProviders.ts';

export interface MethodPage extends TestPage {
  readonly stores: StoresFor<PaymentNeeds>;
  readonly payment: PaymentFormStore;
}

/** A paid sign-up page with only one method, and with the contact fields filled in. */
export function aMethodPage(
  method: PaymentMethod,
  definition: PaymentMethodDefinition,
): MethodPage {
  const brand = aBrand({ payment: { ...aBrand().payment, mandateText: MANDATE_TEXT } });
  const data = aPageData({
    sessionInfo: aSession({ signupType: 'paid', plans: [aPlan({ price: 2900 })] }),
  });
  const payment = aPaymentConfig({ methods: [method], method });
  const registry = { ...PAYMENT_METHOD_FORMS, [method]: definition };
  const whole = new RootStore(
    aPageBrand(brand),
    { ...data, pageConfig: { ...data.pageConfig, payment } },
    textsFor(brand),
    { createPaymentStore: (parts) => new PaymentFormStore(registry, parts) },
  );
  const stores = storesFor<PaymentNeeds>(whole);
  const providers = new FakeProviders();
  providers.answers['/client-token'] = CLIENT_TOKEN;
  const attempts = createAttempts({ storage: aStorage(), newKey: () => 'key', now: () => 0 });
  const openOrdering: OpenPayOrdering = (given, parts) =>
    createPayOrdering(given, { ...parts, providers: { attempts, now: () => 0 } });
  const flows = createFlows({ stores, providers }, (context, steps) =>
    createPaymentFlows(context, async () => openOrdering, steps),
  );
  fillIn(stores);
  return { stores, providers, flows, payment: requirePaymentForm(stores) };
}
