import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { aBrand, aLayout, aRegion } from '../../../tests/factories/brands/aBrand.ts';
import { aBuiltBrand } from '../../../tests/factories/brands/aBuiltBrand.ts';
import {
  aDiscount,
  anAddon,
  anIvrPlan,
  aPlan,
} from '../../../tests/factories/brands/aCatalogue.ts';
import { anAccount } from '../../../tests/factories/orders/anAccount.ts';
import { aPlacedOrder } from '../../../tests/factories/orders/aPlacedOrder.ts';
import { aPageData, aSession, aSocialConfig } from '../../../tests/factories/pages/aPageData.ts';
import { aPaymentConfig } from '../../../tests/factories/pages/aPayingPage.ts';
import type { PageConfig, PageData, SessionInfo } from '../../core/contract/generated/session.ts';
import { dialogTexts, editPlanTexts } from '../../core/texts/en/dialogTexts.ts';
import { outcomeTexts } from '../../core/texts/en/paying/payingTexts.ts';
import { challengeTexts } from '../../core/texts/en/paying/paymentTexts.ts';
import { refusalTexts } from '../../core/texts/en/paying/refusalTexts.ts';
import { keysOf } from '../../core/texts/keysOf.ts';
import { RootStore } from '../stores/RootStore.ts';
import { definitions } from '../widgets/generated/definitions.ts';
import { everyBrings, everyWidget } from '../widgets/generated/everyWidget.ts';
import type { Brings } from '../widgets/WidgetChunk.ts';
import { SAID_IN_CASES } from './canSay.ts';
import { readEmbedded } from './embedded/readEmbedded.ts';
import { Page } from './Page.tsx';
import { serverWidgets } from './placedWidgets.tsx';
import { renderPage } from './renderPage.tsx';

/** Without the pairs of plans, which only a page that places their widget has. */
const { createPlanPeriods: _, ...brings }: Brings = Object.assign(
  {},
  ...Object.values(everyBrings),
);

/** What a browser can render: every widget except those with server markup only. */
const browsersWidgets = Object.fromEntries(
  Object.entries(serverWidgets).filter(([name]) => definitions[name]?.comes !== 'never'),
);

/** Texts that a page receives only when it can show them. */
const SOME: readonly string[] = Object.values(definitions).flatMap(
  ({ someTexts = [] }) => someTexts,
);

/** Throws for a text that was not sent, which would be undefined in a browser. */
function strict<Sent extends object>(sent: Sent): Sent {
  return new Proxy(sent, {
    get(target, key) {
      if (!Object.hasOwn(target, key) && !SOME.includes(String(key)))
        throw new Error(`'${String(key)}' was not sent.`);
      return Reflect.get(target, key);
    },
  });
}

/** Puts the server's page into the document, and renders it again from the data sent with it. */
function sentPage(brand: ReturnType<typeof aBrand>, data: PageData) {
  const { html } = renderPage({ built: aBuiltBrand({ brand }), data });
  const sent = new DOMParser().parseFromString(html, 'text/html');
  document.body.replaceChildren(...sent.body.childNodes);
  const embedded = readEmbedded(document);
  const stores = new RootStore(embedded.brand, embedded.data, strict(embedded.texts), brings);
  stores.contact.setEarly(true);
  const again = document.createElement('div');
  again.innerHTML = renderToString(
    <Page stores={stores} flows={null} registry={browsersWidgets} onWidgetProblem={vi.fn()} />,
  );
  return { again, server: document.getElementById('root') };
}

function dataOf(config: Partial<PageConfig>, session: Partial<SessionInfo> = {}): PageData {
  const { pageConfig } = aPageData();
  return aPageData({
    sessionInfo: aSession({
      plans: [aPlan({ price: 2900, features: ['One'] }), aPlan({ id: 'team', name: 'Team' })],
      ...session,
    }),
    pageConfig: { ...pageConfig, ...config },
  });
}

const EXTRAS = { addons: [anAddon()], ivrPlans: [anIvrPlan()] };
const SOCIAL = aSocialConfig({ google: true, facebook: true, fault: 'denied' });
const PAYMENT = aPaymentConfig();

const PAGES: readonly (readonly [string, readonly string[], PageData])[] = [
  ['free', ['plan-picker', 'social-sign-up', 'email'], dataOf({ social: SOCIAL })],
  [
    'offered',
    ['plan-picker', 'add-ons', 'ivr-plan', 'email'],
    dataOf({}, { ...EXTRAS, isEmailFixed: true }),
  ],
  ['paid', ['payment-method'], dataOf({ payment: PAYMENT }, { signupType: 'paid' })],
  ['trial', ['plan-picker', 'order-summary', 'submit'], dataOf({}, { signupType: 'noCardSignup' })],
  [
    'trial with a card',
    ['order-summary', 'payment-method', 'submit'],
    dataOf({ payment: PAYMENT }, { signupType: 'freeTrial' }),
  ],
  [
    'upgrade',
    ['upgrade-account', 'plan-picker', 'payment-method', 'submit'],
    dataOf({ view: 'payment', payment: PAYMENT }, { account: anAccount() }),
  ],
  [
    'account',
    ['account-details', 'account-subscription'],
    dataOf({ view: 'account' }, { account: anAccount() }),
  ],
  ['placed', ['placed-order'], dataOf({ view: 'placed' }, { placed: aPlacedOrder() })],
  ['activation', ['activation-result'], dataOf({ view: 'activation' })],
  ['error', ['error-notice', 'support-contact'], dataOf({ view: 'error' })],
];

test.each(PAGES)('the %s page renders in the browser as on the server', (_name, widgets, data) => {
  const whole = aLayout();
  const main = [
    ...whole.main.filter(({ widget }) => !widgets.includes(widget)),
    ...aRegion(...widgets),
  ];
  const layout = aLayout({ main });
  const pages = {
    signup: layout,
    start: layout,
    payment: layout,
    placed: layout,
    activation: layout,
    account: layout,
    error: layout,
  };
  const { again, server } = sentPage(aBrand({ pages }), data);
  expect(again.innerHTML).toBe(server?.innerHTML);
  for (const name of widgets) expect(Object.keys(everyWidget)).toContain(name);
});

test('a page receives nothing of widgets that it does not place', () => {
  const { html } = renderPage({ built: aBuiltBrand(), data: aPageData() });
  const { texts, brand } = readEmbedded(new DOMParser().parseFromString(html, 'text/html'));
  const keys = [...Object.keys(texts), ...Object.keys(brand)];
  // Belong to the payment form, the account's page, the social buttons, trials, or only to the server.
  for (const key of [
    'cvv',
    'accountHeading',
    'signUpWithGoogle',
    'trialSaid',
    'freeTrial',
    'social',
    'payment',
    'footer',
    'headings',
  ])
    expect(keys).not.toContain(key);
  expect(keys).toContain('passwordGuideLength');
});

/** The texts with cases that a page receives. */
function sentInCases(overrides: Parameters<typeof aBrand>[0], session: Partial<SessionInfo>) {
  const layout = aLayout({ main: aRegion('plan-picker', 'order-summary', 'agreement', 'submit') });
  const pages = { ...aBrand().pages, signup: layout };
  const built = aBuiltBrand({ brand: aBrand({ ...overrides, pages }) });
  const { html } = renderPage({ built, data: dataOf({}, session) });
  const { texts } = readEmbedded(new DOMParser().parseFromString(html, 'text/html'));
  return SAID_IN_CASES.filter((key) => key in texts);
}

test('a page without tax, users, years, minutes and discounts receives no text about them', () => {
  expect(sentInCases({}, { plans: [aPlan({ billingType: 'FLAT' })] })).toEqual(['agree']);
});

test.each([
  ['taxRow', { tax: { ...aBrand().tax, on: true } }, {}],
  ['selectProvince', { province: { on: true } }, {}],
  ['hipaaTermsTitle', { agreement: { ...aBrand().agreement, hipaaTerms: 'hipaa' } }, {}],
  ['usersAllowed', {}, { plans: [aPlan({ billingType: 'USERS' })] }],
  ['overage', {}, { plans: [aPlan({ billingType: 'MINUTES' })] }],
  ['priceYearly', {}, { plans: [aPlan({ planPeriod: 'yearly' })] }],
  ['scheduleTitle', {}, { discounts: [aDiscount()] }],
] satisfies readonly [string, Parameters<typeof aBrand>[0], Partial<SessionInfo>][])(
  'a page that may show %s receives it',
  (key, overrides, session) => {
    expect(sentInCases(overrides, session)).toContain(key);
  },
);

const OF_LATE_SCRIPTS = keysOf({
  ...challengeTexts,
  ...dialogTexts,
  ...editPlanTexts,
  ...outcomeTexts,
  ...refusalTexts,
});

test.each([
  ['en-US', []],
  ['fr-CA', OF_LATE_SCRIPTS],
])('a form in %s receives of the texts that its scripts have in English: %j', (locale, sent) => {
  const data = dataOf({ payment: PAYMENT }, { signupType: 'paid' });
  const { html } = renderPage({ built: aBuiltBrand({ brand: aBrand({ locale }) }), data });
  const { texts } = readEmbedded(new DOMParser().parseFromString(html, 'text/html'));
  expect(OF_LATE_SCRIPTS.filter((key) => key in texts)).toEqual(sent);
});

test.each([
  ['CC', 'cvv'],
  ['ACH', 'routingNumber'],
  ['GC', 'guaranteeTitle'],
] as const)("a page that offers %s receives only that method's texts", (method, own) => {
  const pages = { ...aBrand().pages, signup: aLayout({ payment: aRegion('payment-method') }) };
  const payment = aPaymentConfig({ methods: [method], method });
  const data = dataOf({ payment }, { signupType: 'paid' });
  const { html } = renderPage({ built: aBuiltBrand({ brand: aBrand({ pages }) }), data });
  const { texts } = readEmbedded(new DOMParser().parseFromString(html, 'text/html'));
  const ofMethods = ['cvv', 'routingNumber', 'guaranteeTitle'];
  expect(ofMethods.filter((key) => key in texts)).toEqual([own]);
});
