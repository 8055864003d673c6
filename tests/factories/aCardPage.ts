import type { Brand } from '../../src/core/contract/generated/brand.ts';
import type { PageData } from '../../src/core/contract/generated/session.ts';
import { presentBrand } from '../../src/core/rules/session/presentBrand.ts';
import { textsFor } from '../../src/core/texts/textsFor.ts';
import { createFlows } from '../../src/page/flows/createFlows.ts';
import { createPayOrdering } from '../../src/page/flows/payment/createPayOrdering.ts';
import type { Paid, PayBy } from '../../src/page/flows/payment/Paid.ts';
import type { PaymentFlows } from '../../src/page/flows/payment/PaymentFlows.ts';
import { type Attempts, createAttempts } from '../../src/page/providers/attempts/createAttempts.ts';
import type { TextStorage } from '../../src/page/providers/storage/createStorage.ts';
import { PaymentStore } from '../../src/page/stores/PaymentStore.ts';
import { RootStore } from '../../src/page/stores/RootStore.ts';
import { aBrand } from './aBrand.ts';
import { aPlan } from './aCatalogue.ts';
import { fillIn, type TestPage } from './aPage.ts';
import { aPageData, aSession } from './aPageData.ts';
import { type FakeAnswer, FakeProviders } from './FakeProviders.ts';

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

/** A sign-up page that takes a card. */
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
  /** What each payment was for, in order. */
  readonly paid: Parameters<PayBy>[0][];
  /** What the card's provider does; a new nonce each time unless set. */
  readonly card: { give: () => Promise<Paid> };
  readonly clock: { ms: number };
}

const NO_CARD_FLOWS: Omit<PaymentFlows, 'ordering' | 'resume'> = {
  cardShown: async () => undefined,
  cardRetried: async () => undefined,
  cardFieldFocused: () => undefined,
  cardLeft: () => undefined,
  challengeShown: () => undefined,
  challengeClosed: () => undefined,
  bankShown: async () => undefined,
  directDebitShown: () => undefined,
  directDebitLeft: () => undefined,
  loadTicked: async () => undefined,
};

/** A card that its provider made a nonce of. */
export function aCard(nonce: string): Paid {
  return { kind: 'ready', payment: { paymentType: 'CC', paymentDetails: { nonce } } };
}

/** The server's answer to an order that was paid: $49.00. */
export const PAID: FakeAnswer = {
  json: {
    status: true,
    success: true,
    message: '',
    data: { completion: 'activationEmail', redirectUrl: null, totalAmountPaid: 4900 },
  },
};

/** The keys under which orders were placed, in order. */
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

/** A page filled in to pay by card, whose card provider gives a new nonce each time. */
export function aCardPage(options: CardPageOptions = {}): CardPage {
  const { brand = aBrand(), data = aCardPageData(), storage = aStorage() } = options;
  const stores = new RootStore(
    presentBrand(brand, 'signup'),
    data,
    textsFor(brand),
    (...args) => new PaymentStore(...args),
  );
  const providers = new FakeProviders();
  const clock = { ms: 0 };
  const attempts = createAttempts({
    storage,
    newKey: () => `key-${++madeKeys}`,
    now: () => clock.ms,
  });
  const paid: Parameters<PayBy>[0][] = [];
  const card: CardPage['card'] = { give: async () => aCard(`nonce-${paid.length}`) };
  const payByCard: PayBy = async (due) => {
    paid.push({ dueToday: due.dueToday, email: due.email });
    return card.give();
  };
  let payment: CardPage['payment'] | null = null;
  const flows = createFlows({ stores, providers }, (context, steps) => {
    payment = createPayOrdering(context, {
      providers: { attempts, now: () => clock.ms },
      steps,
      payBy: { CC: payByCard, ACH: payByCard, GC: payByCard },
    });
    return { ...NO_CARD_FLOWS, ...payment };
  });
  if (!payment) throw new Error('The page takes no payment.');
  fillIn(stores);
  stores.payment?.card.setReadiness('ready');
  stores.payment?.card.setState({
    fields: Object.fromEntries(FIELDS.map((name) => [name, FILLED])),
    cardType: null,
  });
  return { stores, providers, flows, payment, attempts, paid, clock, card };
}
