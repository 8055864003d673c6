import { describe, expect, it } from 'vitest';
import { aBrandOfLanguage, OWN } from '../../../tests/factories/brands/aBrandOfLanguage.ts';
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
import { englishLeft, gluedIn, saidOn, unworded } from '../../../tests/factories/pages/saidOn.ts';
import { TRANSLATED_TAGS } from '../../../tests/factories/texts/translatedTags.ts';
import type { PageConfig, PageData, SessionInfo } from '../../core/contract/generated/session.ts';
import { SIGNUP_TYPES } from '../../core/rules/signupTypes/signupTypes.ts';
import { keysOf } from '../../core/texts/keysOf.ts';
import { everyWidget } from '../widgets/generated/everyWidget.ts';
import { renderPage } from './renderPage.tsx';

const PLANS = [
  aPlan({
    id: 'minutes',
    name: OWN,
    description: OWN,
    price: 2900,
    setUpFee: 900,
    features: [OWN],
  }),
  aPlan({ id: 'users', name: OWN, description: OWN, price: 9900, planPeriod: 'yearly' }),
];
const EXTRAS = {
  addons: [anAddon({ name: OWN, description: OWN })],
  ivrPlans: [anIvrPlan({ name: OWN, description: OWN })],
};

function dataOf(config: Partial<PageConfig>, session: Partial<SessionInfo> = {}): PageData {
  return aPageData({
    sessionInfo: aSession({
      plans: PLANS,
      selectedPlanId: 'minutes',
      discounts: [aDiscount({ name: OWN })],
      ...EXTRAS,
      ...session,
    }),
    pageConfig: { ...aPageData().pageConfig, measurement: { consent: 'open' }, ...config },
  });
}

const account = anAccount();
const SUBSCRIPTION = account.subscription && {
  ...account.subscription,
  planName: OWN,
  addons: [OWN],
  ivrPlan: OWN,
};
const ACCOUNT = { ...account, companyName: OWN, firstName: OWN, subscription: SUBSCRIPTION };
const PLACED = aPlacedOrder();
const social = aSocialConfig({ google: true, facebook: true, fault: 'denied' });

/** Every view, with every way to sign up and every widget. */
const VIEWS: readonly (readonly [string, PageData])[] = [
  ...keysOf(SIGNUP_TYPES).map(
    (signupType) =>
      [
        signupType,
        dataOf(
          { social, payment: signupType === 'free' ? null : aPaymentConfig() },
          { signupType },
        ),
      ] as const,
  ),
  ['start', dataOf({ view: 'start', social })],
  ['upgrade', dataOf({ view: 'payment', payment: aPaymentConfig() }, { account: ACCOUNT })],
  ['account', dataOf({ view: 'account' }, { account: ACCOUNT })],
  ['placed', dataOf({ view: 'placed' }, { placed: PLACED })],
  ['activation', dataOf({ view: 'activation' })],
  ['error', dataOf({ view: 'error' })],
];

describe.each(TRANSLATED_TAGS)('%s', (locale) => {
  const built = aBuiltBrand({ brand: aBrandOfLanguage(locale, ...Object.keys(everyWidget)) });

  it.each(VIEWS)('the %s page contains no untranslated English', (_name, data) => {
    const { html } = renderPage({ built, data });
    expect(englishLeft(saidOn(html), locale)).toEqual([]);
  });
});

describe.each(['en-XA', 'ar-XB'])('%s', (locale) => {
  const built = aBuiltBrand({ brand: aBrandOfLanguage(locale, ...Object.keys(everyWidget)) });

  it.each(VIEWS)('every text of the %s page comes from the catalogue', (_name, data) => {
    const { html } = renderPage({ built, data });
    expect(unworded(saidOn(html))).toEqual([]);
  });

  it('has its writing direction', () => {
    const { html } = renderPage({ built, data: dataOf({}) });
    const { dir, lang } = new DOMParser().parseFromString(html, 'text/html').documentElement;
    expect([dir, lang]).toEqual([locale === 'ar-XB' ? 'rtl' : '', locale]);
  });
});

it.each(VIEWS)('no text of the %s page is concatenated from pieces', (_name, data) => {
  const brand = aBrandOfLanguage('ar-XB', ...Object.keys(everyWidget));
  const { html } = renderPage({ built: aBuiltBrand({ brand }), data });
  expect(gluedIn(saidOn(html))).toEqual([]);
});
