import { expect, it } from 'vitest';
import { aBuiltBrand } from '../../../tests/factories/brands/aBuiltBrand.ts';
import { shippedBrands } from '../../../tests/factories/brands/shippedBrands.ts';
import { aPageData, aSession, aSocialConfig } from '../../../tests/factories/pages/aPageData.ts';
import { aPaymentConfig } from '../../../tests/factories/pages/aPayingPage.ts';
import type { PageData, SessionInfo } from '../../core/contract/generated/session.ts';
import { wholeHtml } from '../../core/contract/renderPage.ts';
import { pageKind } from '../../core/rules/session/pageKind.ts';
import { partsOf } from './pageParts.ts';
import { renderPage } from './renderPage.tsx';

function dataOf(config: Partial<PageData['pageConfig']>, session: Partial<SessionInfo> = {}) {
  const data = aPageData({ sessionInfo: aSession(session) });
  return { ...data, pageConfig: { ...data.pageConfig, ...config } };
}

/** One page of each of many kinds: more than are kept of a brand. */
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

/** Some of them, because each page of each is rendered five times. */
const BRANDS = shippedBrands()
  .filter((_, nth) => nth % 5 === 0)
  .map(({ brand, catalogue }) => aBuiltBrand({ brand, catalogue }));

it('are made once for a brand and a kind', () => {
  const built = aBuiltBrand();
  const [free, paid] = [dataOf({}), dataOf({ payment: aPaymentConfig() })].map(pageKind);
  if (free === undefined || paid === undefined) throw new Error('There are two kinds.');
  const named = dataOf({}, { prefill: { ...aSession().prefill, email: 'ada@example.com' } });

  expect(partsOf(built, pageKind(named))).toBe(partsOf(built, free));
  expect(partsOf(built, paid)).not.toBe(partsOf(built, free));
  expect(partsOf(aBuiltBrand(), free)).not.toBe(partsOf(built, free));
});

it('are kept of a few kinds of a brand, those that came last', () => {
  const built = aBuiltBrand();
  const kinds = PAGES.map(pageKind);
  const made = kinds.map((kind) => partsOf(built, kind));

  expect(kinds.slice(-8).map((kind) => partsOf(built, kind))).toEqual(made.slice(-8));
  expect(partsOf(built, pageKind(dataOf({})))).not.toBe(made[0]);
});

it('make the same page when they are used again, whatever was rendered between', () => {
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
