import type { PaymentMethod } from '../../../src/core/contract/generated/session.ts';
import { textsFor } from '../../../src/core/texts/textsFor.ts';
import { withTrial } from '../../../src/page/app/withTrial.ts';
import type { PaymentNeeds } from '../../../src/page/flows/paymentNeeds.ts';
import { PAYMENT_METHOD_FORMS } from '../../../src/page/payment/methods/paymentMethodForms.ts';
import { PaymentFormStore } from '../../../src/page/payment/PaymentFormStore.ts';
import type { PaymentMethodDefinition } from '../../../src/page/payment/PaymentMethodForm.tsx';
import { requirePaymentForm } from '../../../src/page/payment/paymentFormOf.ts';
import { RootStore } from '../../../src/page/stores/RootStore.ts';
import { type StoresFor, storesFor } from '../../../src/page/stores/StoresFor.ts';
import { aBrand } from '../brands/aBrand.ts';
import { aPlan } from '../brands/aCatalogue.ts';
import { aPageBrand } from '../brands/aPageBrand.ts';
import { CLIENT_TOKEN } from './aCardFormPage.tsx';
import { fillIn, type TestPage } from './aPage.ts';
import { aPageData, aSession } from './aPageData.ts';
import { aPaymentConfig, MANDATE_TEXT } from './aPayingPage.ts';
import { FakeProviders } from './FakeProviders.ts';
import { payingFlows } from './payingFlows.ts';

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
    withTrial(textsFor(brand), brand),
    { createPaymentStore: (parts) => new PaymentFormStore(registry, parts) },
  );
  const stores = storesFor<PaymentNeeds>(whole);
  const providers = new FakeProviders();
  providers.answers['/client-token'] = CLIENT_TOKEN;
  const flows = payingFlows({ stores, providers });
  fillIn(stores);
  return { stores, providers, flows, payment: requirePaymentForm(stores) };
}
