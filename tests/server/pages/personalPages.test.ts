import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import type { PageData, SessionInfo } from '../../../src/core/contract/generated/session.ts';
import { type PageInput, wholeHtml } from '../../../src/core/contract/renderPage.ts';
import { renderPage } from '../../../src/page/app/renderPage.tsx';
import { freshPages } from '../../../src/server/pages/cache/freshPages.ts';
import { openPageCache } from '../../../src/server/pages/cache/openPageCache.ts';
import { personalPage } from '../../../src/server/pages/personalPage.ts';
import { aBuiltBrand } from '../../factories/brands/aBuiltBrand.ts';
import { shippedBrands } from '../../factories/brands/shippedBrands.ts';
import { DEPTH } from '../../factories/depth.ts';
import { aLead, aPageData, aSession, aSocialConfig } from '../../factories/pages/aPageData.ts';
import { aPaymentConfig } from '../../factories/pages/aPayingPage.ts';

function dataOf(config: Partial<PageData['pageConfig']>, session: Partial<SessionInfo> = {}) {
  const data = aPageData({ sessionInfo: aSession(session) });
  return { ...data, pageConfig: { ...data.pageConfig, ...config } };
}

/** The same page for a visitor whose link fills in an address, with or without it in the query. */
function addressed(data: PageData, email: string, query: string): PageData {
  const { pageConfig, sessionInfo } = data;
  return {
    ...data,
    sessionInfo: { ...sessionInfo, prefill: { ...sessionInfo.prefill, email } },
    pageConfig: { ...pageConfig, social: { ...pageConfig.social, query } },
  };
}

const queryOf = (email: string) => new URLSearchParams({ planId: 'basic', email }).toString();

const social = { google: true, facebook: true, isWordedByLanguage: true } as const;

/** One page of each of many kinds. */
const PAGES: readonly PageData[] = [
  dataOf({}),
  dataOf({}, { signupType: 'noCardSignup' }),
  dataOf({}, { signupType: 'freeTrial' }),
  dataOf({ payment: aPaymentConfig() }, { signupType: 'paid' }),
  dataOf({ payment: aPaymentConfig({ methods: ['CC', 'ACH'] }) }, { signupType: 'paid' }),
  dataOf({ view: 'start', social: aSocialConfig(social) }),
  dataOf({ social: aSocialConfig(social) }),
  dataOf({ firstTitles: { terms: 'Conditions', privacy: 'Confidentialité' } }),
];

/** Each layout, and every brand in `test:full`. */
const BRANDS = shippedBrands()
  .filter(({ brand }, index, all) => {
    const isOf = ({ theme }: typeof brand) => theme.layout === brand.theme.layout;
    return (
      process.env['TEST_FULL'] !== undefined || all.findIndex((it) => isOf(it.brand)) === index
    );
  })
  .map(({ brand, catalogue }) => aBuiltBrand({ brand, catalogue }));

/**
 * Addresses that could appear differently in a page: by their form, their domain, or a typing
 * mistake.
 */
const ADDRESSES = [
  'ada@example.com',
  'Ada.LOVELACE+news_2@Mail.Example.CO.UK',
  'a@b.co',
  'ada@gmial.com',
  'root@slotbook.example',
  'info@slotbook.com',
  'whom.the.link.names@stand-in.example',
];

function page(input: PageInput) {
  const { pieces, styleHashes } = renderPage(input);
  return { pieces, policy: styleHashes.join(' '), language: 'en-US', vary: 'accept-encoding' };
}

// Tests each address on the pages of one brand, and one address on each page.
it.each(BRANDS.map((built, index) => [built.brand.id, built, index] as const))(
  'is the page that would be rendered for each visitor: %s',
  (_id, built, index) => {
    const cache = openPageCache();
    for (const kind of PAGES) {
      const make = vi.fn(page);
      for (const email of ADDRESSES.slice(0, index === 0 ? ADDRESSES.length : 2)) {
        for (const query of ['', queryOf(email)]) {
          const input = { built, data: addressed(kind, email, query) };
          const { pieces, ...words } = personalPage(cache, input, make);
          const rendered = page(input);
          expect(wholeHtml(pieces)).toBe(wholeHtml(rendered.pieces));
          expect({ ...words, pieces: rendered.pieces }).toEqual(rendered);
        }
      }
      // Once with the address in its query, and once without.
      expect(make).toHaveBeenCalledTimes(2);
    }
  },
);

it('is that page for any address, even an invalid one', () => {
  const cache = openPageCache();
  const built = aBuiltBrand();
  const anAddress = fc.oneof(fc.emailAddress(), fc.string({ maxLength: 80 }));
  const kinds = fc.constantFrom(...PAGES);
  fc.assert(
    fc.property(anAddress, kinds, fc.boolean(), (email, kind, isInQuery) => {
      const input = { built, data: addressed(kind, email, isInQuery ? queryOf(email) : '') };
      const { pieces } = personalPage(cache, input, page);
      expect(wholeHtml(pieces)).toBe(wholeHtml(page(input).pieces));
    }),
    { numRuns: DEPTH.propertyRuns / 50 },
  );
});

it.each<[string, Partial<SessionInfo>, string?]>([
  ['a lead', { lead: aLead() }],
  ['a name', { prefill: { ...aSession().prefill, email: 'ada@example.com', fullName: 'Ada' } }],
  ['answers', { answers: { size: 'small' } }],
  ['a sealed link', { linkToken: 'sealed' }],
  ['free text of a link', { utmSource: 'what ada@example.com wrote' }],
  ['another address in its query', {}, 'email=eve%40example.com'],
  ['somebody else in its query', {}, 'email=ada%40example.com&firstName=Ada'],
])('is rendered for its visitor where it says besides %s', (_what, session, query = '') => {
  const cache = openPageCache();
  const data = addressed(dataOf({}, session), 'ada@example.com', query);
  const input = {
    built: aBuiltBrand(),
    data: {
      ...data,
      ...(session.prefill && { sessionInfo: { ...data.sessionInfo, prefill: session.prefill } }),
    },
  };
  const make = vi.fn(page);

  personalPage(cache, input, make);
  personalPage(cache, input, make);

  expect(make.mock.calls).toEqual([[input], [input]]);
});

it('is rendered each time while pages are being edited', () => {
  const input = { built: aBuiltBrand(), data: addressed(dataOf({}), 'ada@example.com', '') };
  const make = vi.fn(page);

  personalPage(freshPages, input, make);
  personalPage(freshPages, input, make);

  expect(make).toHaveBeenCalledTimes(2);
});

it('keeps nothing of whom it is sent to', () => {
  const cache = openPageCache();
  const built = aBuiltBrand();
  const made: string[] = [];
  const make = (input: PageInput) => {
    const rendered = page(input);
    made.push(wholeHtml(rendered.pieces));
    return rendered;
  };

  for (const email of ['ada@example.com', 'eve@example.com']) {
    personalPage(cache, { built, data: addressed(dataOf({}), email, queryOf(email)) }, make);
  }

  expect(made).toHaveLength(1);
  expect(made.join('')).not.toMatch(/(ada|eve)(@|%40)example\.com/);
});
