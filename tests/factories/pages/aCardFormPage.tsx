import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { Brand } from '../../../src/core/contract/generated/brand.ts';
import type { PaymentConfig } from '../../../src/core/contract/generated/session.ts';
import { textsFor } from '../../../src/core/texts/textsFor.ts';
import { withTrial } from '../../../src/page/app/withTrial.ts';
import { FlowsContext } from '../../../src/page/flows/FlowsContext.ts';
import type { PaymentNeeds } from '../../../src/page/flows/paymentNeeds.ts';
import { createBankDebitMethod } from '../../../src/page/payment/methods/bank-debit/bankDebitMethod.ts';
import { createCardMethod } from '../../../src/page/payment/methods/card/cardMethod.ts';
import { createDirectDebitMethod } from '../../../src/page/payment/methods/direct-debit/directDebitMethod.ts';
import {
  type OfferedMethods,
  PaymentFormStore,
} from '../../../src/page/payment/PaymentFormStore.ts';
import { requirePaymentForm } from '../../../src/page/payment/paymentFormOf.ts';
import { RootStore } from '../../../src/page/stores/RootStore.ts';
import { StoresContext } from '../../../src/page/stores/StoresContext.ts';
import { type StoresFor, storesFor } from '../../../src/page/stores/StoresFor.ts';
import { aBrand } from '../brands/aBrand.ts';
import { aPlan } from '../brands/aCatalogue.ts';
import { aPageBrand } from '../brands/aPageBrand.ts';
import { bankProviders } from '../payments/bankProviders.ts';
import { FakeCard } from '../payments/FakeCard.ts';
import type { TestPage } from './aPage.ts';
import { aPageData, aSession } from './aPageData.ts';
import { FakeProviders } from './FakeProviders.ts';
import { payingFlows } from './payingFlows.ts';

export interface CardFormPage extends TestPage {
  readonly stores: StoresFor<PaymentNeeds>;
  readonly card: FakeCard;
  readonly payment: PaymentFormStore;
}

/** The server's answer with a token. */
export const CLIENT_TOKEN = {
  json: { success: true, message: '', data: { clientToken: 'client-token' } },
};

/** A paid sign-up page with providers in memory. `others` replaces the definitions of methods. */
export function aCardFormPage(
  config: Partial<PaymentConfig> = {},
  brand: Brand = aBrand(),
  others: OfferedMethods = {},
): CardFormPage {
  const data = aPageData({
    sessionInfo: aSession({ signupType: 'paid', plans: [aPlan({ price: 2900 })] }),
  });
  const payment: PaymentConfig = {
    methods: ['CC'],
    method: 'CC',
    clientToken: null,
    directDebit: null,
    ...config,
  };
  const card = new FakeCard();
  const { bankAccount, directDebit } = bankProviders();
  const registry = {
    CC: createCardMethod(() => card),
    ACH: createBankDebitMethod(() => bankAccount),
    GC: createDirectDebitMethod(() => directDebit),
    ...others,
  };
  const whole = new RootStore(
    aPageBrand(brand),
    { ...data, pageConfig: { ...data.pageConfig, payment } },
    withTrial(textsFor(brand), brand),
    { createPaymentStore: (parts) => new PaymentFormStore(registry, parts) },
  );
  const stores = storesFor<PaymentNeeds>(whole);
  const providers = new FakeProviders();
  providers.answers['/client-token'] = CLIENT_TOKEN;
  const context = { stores, providers };
  return { ...context, flows: payingFlows(context), card, payment: requirePaymentForm(stores) };
}

/** An observer that sees everything at once, because nothing has a size in jsdom. */
class SeesAll {
  private readonly tell: (entries: { isIntersecting: boolean }[]) => void;

  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.tell = tell;
  }

  observe(): void {
    this.tell([{ isIntersecting: true }]);
  }

  disconnect(): void {
    // Nothing is observed.
  }
}

/** Renders a part of a page, all of it visible. */
export function renderInView<Page extends TestPage>(
  part: ReactNode,
  page: Page,
): Page & RenderResult {
  vi.stubGlobal('IntersectionObserver', SeesAll);
  vi.stubGlobal('matchMedia', () => new EventTarget());
  const result = render(
    <StoresContext value={page.stores}>
      <FlowsContext value={page.flows}>{part}</FlowsContext>
    </StoresContext>,
  );
  return { ...page, ...result };
}

/** Renders a part of a paid sign-up page. */
export function renderInCardFormPage(
  part: ReactNode,
  page = aCardFormPage(),
): CardFormPage & RenderResult {
  return renderInView(part, page);
}
