import { expect, it } from 'vitest';
import type { Brand } from '../../../src/core/contract/generated/brand.ts';
import { aBilingualBrand } from '../../factories/brands/aBilingualBrand.ts';
import { aTermsDocument } from '../../factories/brands/aBuiltBrand.ts';
import { aPerson } from '../../factories/leads/fakeSocial.ts';
import {
  aSocialServer,
  aStart,
  faultShown,
  SOCIAL_BRAND,
} from '../../factories/leads/socialTrip.ts';

const HASHES = {
  'en-CA': { terms: aTermsDocument('terms').hash, privacy: aTermsDocument('privacy').hash },
  'fr-CA': { terms: aTermsDocument('termsFr').hash, privacy: aTermsDocument('privacyFr').hash },
};

/** A brand with both buttons in English and French, and a visitor on its page. */
function aBilingualSocialServer(overrides: Partial<Brand> = {}) {
  const { signupTypes, social } = SOCIAL_BRAND.brand;
  const { catalogue } = SOCIAL_BRAND;
  return aSocialServer({
    brands: [{ ...aBilingualBrand({ signupTypes, social, ...overrides }), catalogue }],
  });
}

/**
 * Every language of a page, with the browser's languages when the visitor leaves and when they
 * return.
 */
const TABS = (['en-CA', 'fr-CA'] as const).flatMap((page) =>
  ['en-CA', 'fr-CA'].flatMap((left) =>
    ['en-CA', 'fr-CA'].map((back) => [page, left, back] as const),
  ),
);

it.each(TABS)(
  'a consent is in the language of the page, %s, where other tabs chose %s and then %s',
  async (page, left, back) => {
    const server = await aBilingualSocialServer();
    const { cookies } = server.visitor;
    cookies['language'] = left;
    const there = await server.leave(aStart({ termsHash: HASHES[page].terms }));
    cookies['language'] = back;
    await server.comeBack(there);

    const { database } = server;
    const consents = await database
      .selectFrom('consents')
      .select(['kind', 'language', 'text_hash'])
      .orderBy('kind', 'desc')
      .execute();
    expect(consents).toEqual([
      { kind: 'terms', language: page, text_hash: HASHES[page].terms },
      { kind: 'privacy', language: page, text_hash: HASHES[page].privacy },
    ]);
    const user = await database.selectFrom('users').select('language').executeTakeFirstOrThrow();
    expect(user.language).toBe(page);
  },
);

it('a page of before says no terms, and what its browser asks for counts', async () => {
  const server = await aBilingualSocialServer();
  server.visitor.cookies['language'] = 'fr-CA';
  await server.signUpAs(aPerson());

  const consents = await server.database.selectFrom('consents').select('language').execute();
  expect(consents.map(({ language }) => language)).toEqual(['fr-CA', 'fr-CA']);
});

it('terms that the brand no longer has cannot be agreed to', async () => {
  const server = await aBilingualSocialServer();
  await server.leave(aStart({ termsHash: 'f'.repeat(64) }));

  expect(await faultShown(server)).toBe('changed');
  expect(await server.database.selectFrom('users').select('id').execute()).toEqual([]);
});

it.each([
  [true, () => aBilingualSocialServer()],
  [undefined, () => aSocialServer()],
] as const)('whether the buttons hand over a page’s terms: %s', async (isSaid, start) => {
  const server = await start();
  await server.visitor.get('/signup');
  expect(server.pages.at(-1)?.pageConfig.social.isWordedByLanguage).toBe(isSaid);
});

it("where a province's law requires French texts first, the form asks for the province, and the trip agrees to nothing", async () => {
  const agreedOn = async (page: 'en-CA' | 'fr-CA', isAsked: boolean) => {
    const server = await aBilingualSocialServer({ province: { on: isAsked } });
    server.visitor.cookies['language'] = page;
    await server.comeBack(await server.leave(aStart({ termsHash: HASHES[page].terms })));
    const consents = await server.database.selectFrom('consents').select('kind').execute();
    const leads = await server.database.selectFrom('sessions').select('lead_id').execute();
    return [consents.length, leads.some(({ lead_id }) => lead_id !== null)];
  };

  expect(await agreedOn('en-CA', true)).toEqual([0, true]);
  expect(await agreedOn('fr-CA', true)).toEqual([2, false]);
  expect(await agreedOn('en-CA', false)).toEqual([2, false]);
});
