import type { Brand } from '../../../src/core/contract/generated/brand.ts';
import type { PageData } from '../../../src/core/contract/generated/session.ts';
import { textsFor } from '../../../src/core/texts/textsFor.ts';
import { withTrial } from '../../../src/page/app/withTrial.ts';
import { createFlows } from '../../../src/page/flows/createFlows.ts';
import type { PaymentFlows } from '../../../src/page/flows/PaymentFlows.ts';
import type { ChargeResult, Due } from '../../../src/page/payment/ChargeResult.ts';
import type { PaymentProviders } from '../../../src/page/payment/createPaymentProviders.ts';
import { CardStore } from '../../../src/page/payment/methods/card/CardStore.ts';
import { PAYMENT_METHOD_FORMS } from '../../../src/page/payment/methods/paymentMethodForms.ts';
import { createPayOrdering } from '../../../src/page/payment/ordering/createPayOrdering.ts';
import { PaymentFormStore } from '../../../src/page/payment/PaymentFormStore.ts';
import { requirePaymentForm } from '../../../src/page/payment/paymentFormOf.ts';
import {
  type Attempts,
  createAttempts,
} from '../../../src/page/providers/attempts/createAttempts.ts';
import type { TextStorage } from '../../../src/page/providers/storage/createStorage.ts';
import { RootStore } from '../../../src/page/stores/RootStore.ts';
import { aBrand } from '../brands/aBrand.ts';
import { aPlan } from '../brands/aCatalogue.ts';
import { aPageBrand } from '../brands/aPageBrand.ts';
import { fillIn, type TestPage } from './aPage.ts';
import { aPageData, aSession } from './aPageData.ts';
import { type FakeAnswer, FakeProviders } from './FakeProviders.ts';
import { storeOf } from './storeOf.ts';

const FIELDS = ['number', 'expirationMonth', 'expirationYear', 'cvv', 'postalCode'] as const;
const FILLED = { isValid: true, isEmpty: false, isFocused: false };

/** A browser's storage, in memory. */
export function aStorage(): TextStorage {
  const texts = new Map<string, string>();
  return {
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => (text === null ? texts.delete(key) : texts.set(key, text)),
  };
}

/** The data of a sign-up page that accepts cards. */
export function aCardPageData(session: Parameters<typeof aSession>[0] = {}): PageData {
  const data = aPageData({
    sessionInfo: aSession({ signupType: 'paid', plans: [aPlan({ price: 1000 })], ...session }),
  });
  const payment = {
    methods: ['CC' as const],
    method: 'CC' as const,
    clientToken: null,
    directDebit: null,
  };
  return { ...data, pageConfig: { ...data.pageConfig, payment } };
}

export interface CardPage extends TestPage {
  readonly payment: Pick<PaymentFlows, 'ordering' | 'resume'>;
  readonly attempts: Attempts;
  /** The browser services for payments. A test can replace them. */
  readonly paymentProviders: PaymentProviders;
  readonly cardStore: CardStore;
  /** What each payment was for, in order. */
  readonly paid: Due[];
  /** The card provider's result; by default a new nonce each time. */
  readonly card: { give: () => Promise<ChargeResult> };
  readonly clock: { ms: number };
}

/** A tokenized card. */
export function aCard(nonce: string): ChargeResult {
  return { kind: 'ready', payment: { paymentType: 'CC', paymentDetails: { nonce } } };
}

/** The server's answer to a paid order: $49.00. */
export const PAID: FakeAnswer = {
  json: {
    status: true,
    success: true,
    message: '',
    data: { completion: 'activationEmail', redirectUrl: null, totalAmountPaid: 4900 },
  },
};

/** The keys of the placed orders, in order. */
export function keysOf({ providers }: Pick<CardPage, 'providers'>): (string | undefined)[] {
  return providers.requests
    .filter(({ path }) => path === '/signup')
    .map(({ headers }) => headers?.['idempotency-key']);
}

interface CardPageOptions {
  readonly brand?: Brand;
  readonly data?: PageData;
  readonly storage?: TextStorage;
}

let madeKeys = 0;

/** A filled-in page for paying by card. Its card provider returns a new nonce each time. */
export function aCardPage(options: CardPageOptions = {}): CardPage {
  const { brand = aBrand(), data = aCardPageData(), storage = aStorage() } = options;
  const stores = new RootStore(aPageBrand(brand), data, withTrial(textsFor(brand), brand), {
    createPaymentStore: (parts) => new PaymentFormStore(PAYMENT_METHOD_FORMS, parts),
  });
  const form = requirePaymentForm(stores);
  const providers = new FakeProviders();
  const clock = { ms: 0 };
  const attempts = createAttempts({
    storage,
    newKey: () => `key-${++madeKeys}`,
    now: () => clock.ms,
  });
  const paymentProviders: PaymentProviders = { attempts, now: () => clock.ms };
  const paid: Due[] = [];
  const card: CardPage['card'] = { give: async () => aCard(`nonce-${paid.length}`) };
  const charge = async (due: Due) => {
    paid.push({ dueToday: due.dueToday, email: due.email });
    return card.give();
  };
  let payment: CardPage['payment'] | null = null;
  const flows = createFlows({ stores, providers }, (context, steps) => {
    const method = { charge, loadTicked: async () => undefined, refused: () => undefined };
    payment = createPayOrdering(context, {
      form,
      flows: new Map(form.methods.map((name) => [name, method])),
      providers: { attempts, now: () => paymentProviders.now() },
      steps,
    });
    const settleForm = async () => form.isReady;
    const prepare = async () => undefined;
    return { loadTicked: method.loadTicked, settleForm, prepare, ...payment };
  });
  if (!payment) throw new Error('The page takes no payment.');
  fillIn(stores);
  const cardStore = storeOf(form, CardStore);
  cardStore.setReadiness('ready');
  cardStore.setState({
    fields: Object.fromEntries(FIELDS.map((name) => [name, FILLED])),
    cardType: null,
  });
  return {
    stores,
    providers,
    flows,
    payment,
    attempts,
    paymentProviders,
    paid,
    clock,
    card,
    cardStore,
  };
}
