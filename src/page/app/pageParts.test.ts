import { describe, expect, it } from 'vitest';
import { aBrand } from '../../../tests/factories/brands/aBrand.ts';
import { aBuiltBrand } from '../../../tests/factories/brands/aBuiltBrand.ts';
import { shippedBrands } from '../../../tests/factories/brands/shippedBrands.ts';
import { aPageData, aSession, aSocialConfig } from '../../../tests/factories/pages/aPageData.ts';
import { aPaymentConfig } from '../../../tests/factories/pages/aPayingPage.ts';
import type { PageData, SessionInfo } from '../../core/contract/generated/session.ts';
import { wholeHtml } from '../../core/contract/renderPage.ts';
import { pageKind } from '../../core/rules/session/pageKind.ts';
import { MOST_PARTS, partsOf } from './pageParts.ts';
import { renderPage } from './renderPage.tsx';

function dataOf(config: Partial<PageData['pageConfig']>, session: Partial<SessionInfo> = {}) {
  const data = aPageData({ sessionInfo: aSession(session) });
  return { ...data, pageConfig: { ...data.pageConfig, ...config } };
}

/** One page each of many kinds. */
const PAGES: readonly PageData[] = [
  dataOf({}),
  dataOf({}, { signupType: 'noCardSignup' }),
  dataOf({}, { signupType: 'freeTrial' }),
  dataOf({ payment: aPaymentConfig() }, { signupType: 'paid' }),
  dataOf({ payment: aPaymentConfig({ methods: ['CC', 'ACH'] }) }, { signupType: 'paid' }),
  dataOf({ view: 'payment', payment: aPaymentConfig() }),
  dataOf({ view: 'start', social: aSocialConfig({ google: true, facebook: true }) }),
  dataOf({ social: aSocialConfig({ google: true, fault: 'denied' }) }),
  dataOf({ social: aSocialConfig({ google: true, isKnown: true }) }),
  dataOf({ firstTitles: { terms: 'Conditions', privacy: 'Confidentialité' } }),
  dataOf({}, { isEmailFixed: true }),
  dataOf({ view: 'error' }),
];

/** Only some, because each page of each brand is rendered five times. */
const BRANDS = shippedBrands()
  .filter((_, nth) => nth % 5 === 0)
  .map(({ brand, catalogue }) => aBuiltBrand({ brand, catalogue }));

it('are made once per brand and kind', () => {
  const built = aBuiltBrand();
  const [free, paid] = [dataOf({}), dataOf({ payment: aPaymentConfig() })].map(pageKind);
  if (free === undefined || paid === undefined) throw new Error('There are two kinds.');
  const named = dataOf({}, { prefill: { ...aSession().prefill, email: 'ada@example.com' } });

  expect(partsOf(built, pageKind(named))).toBe(partsOf(built, free));
  expect(partsOf(built, paid)).not.toBe(partsOf(built, free));
  expect(partsOf(aBuiltBrand(), free)).not.toBe(partsOf(built, free));
});

it('are kept up to a maximum for all brands together, the last used ones', () => {
  const [free, paid] = [dataOf({}), dataOf({ payment: aPaymentConfig() })].map(pageKind);
  if (free === undefined || paid === undefined) throw new Error('There are two kinds.');
  const built = aBuiltBrand();
  const used = partsOf(built, free);
  const unused = partsOf(built, paid);

  for (let brand = 0; brand < MOST_PARTS - 1; brand++) {
    partsOf(aBuiltBrand(), free);
    expect(partsOf(built, free)).toBe(used);
  }

  expect(partsOf(built, paid)).not.toBe(unused);
});

it('make the same page when they are reused, whatever was rendered in between', () => {
  const html = (built: (typeof BRANDS)[number], data: PageData) =>
    wholeHtml(renderPage({ built, data }).pieces);
  for (const built of BRANDS) {
    const first = PAGES.map((data) => html(structuredClone(built), data));
    for (const [nth, data] of [...PAGES.entries(), ...PAGES.entries()]) {
      expect(html(built, data)).toBe(first[nth]);
      expect(html(built, data)).toBe(first[nth]);
    }
  }
});

describe('prices of a brand that charges tax', () => {
  const base = aBrand();
  const taxed = aBrand({ tax: { ...base.tax, on: true } });
  const textsOf = (brand: typeof base, data: PageData) =>
    partsOf(aBuiltBrand({ brand }), pageKind(data)).rendered.texts;

  it('say so of a renewal, and not of the plan itself', () => {
    const texts = { priceMonthly: '{price} per month', perMonth: 'per month' };
    expect(textsOf(base, dataOf({}))).toMatchObject(texts);
    expect(textsOf(taxed, dataOf({}))).toMatchObject({
      ...texts,
      priceMonthly: '{price} per month, tax included',
    });
  });

  it("say so of an account's plan", () => {
    const account = dataOf({ view: 'account' });
    expect(textsOf(base, account)).toMatchObject({ perMonth: 'per month' });
    expect(textsOf(taxed, account)).toMatchObject({ perMonth: 'per month, tax included' });
  });
});
