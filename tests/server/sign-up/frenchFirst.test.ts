import { describe, expect, it } from 'vitest';
import { aBilingualBrand } from '../../factories/brands/aBilingualBrand.ts';
import { aBrand } from '../../factories/brands/aBrand.ts';
import { aBuiltBrand, aTermsDocument } from '../../factories/brands/aBuiltBrand.ts';
import { aServer, type TestServer } from '../../factories/servers/aServer.ts';
import { aLeadInfo, aSignupRequest, aVisitor } from '../../factories/servers/aVisitor.ts';

const [EN, FR] = [
  { termsHash: aTermsDocument('terms').hash, privacyHash: aTermsDocument('privacy').hash },
  { termsHash: aTermsDocument('termsFr').hash, privacyHash: aTermsDocument('privacyFr').hash },
];
const FIRST = { firstTermsHash: FR.termsHash, firstPrivacyHash: FR.privacyHash };

const brand = aBilingualBrand({
  province: { on: true },
  form: { ...aBrand().form, defaultCountry: 'CA' },
});

async function signUp(server: TestServer, provinceCode: string, formState: object) {
  const visitor = await aVisitor(server.app);
  const leadInfo = {
    ...aLeadInfo(['fullName', 'companyName', 'phoneNumber', 'email', 'password', 'province']),
    provinceCode,
  };
  const answer = await visitor.post('/signup/free', aSignupRequest({ leadInfo, formState }));
  return answer.json();
}

describe('visitors who live in Québec', () => {
  it('may agree to the English texts once the French ones were given, and all of it is kept', async () => {
    const server = await aServer({ brands: [brand] });

    expect(await signUp(server, 'QC', { ...EN, ...FIRST })).toMatchObject({ success: true });

    const { database } = server;
    const consents = await database.selectFrom('consents').selectAll().orderBy('kind').execute();
    expect(consents).toMatchObject([
      { kind: 'privacy', text_hash: EN.privacyHash, first_given_hash: FR.privacyHash },
      { kind: 'terms', text_hash: EN.termsHash, first_given_hash: FR.termsHash },
    ]);
    for (const { agreed_at, language, language_chosen_at } of consents) {
      expect([language, language_chosen_at]).toEqual(['en-CA', agreed_at]);
    }
    const texts = await database.selectFrom('consent_texts').select('hash').execute();
    expect(texts.map(({ hash }) => hash).toSorted()).toEqual(
      [...Object.values(EN), ...Object.values(FR)].toSorted(),
    );
  });

  it.each([
    ['that says nothing of them', EN],
    ['that gave one of them', { ...EN, firstTermsHash: FR.termsHash }],
    ['that gave another text', { ...EN, ...FIRST, firstTermsHash: EN.termsHash }],
  ])('is bound by no page %s', async (_name, formState) => {
    const server = await aServer({ brands: [brand] });
    expect(await signUp(server, 'QC', formState)).toMatchObject({ message: 'TERMS_NOT_AGREED' });
    expect(await server.database.selectFrom('users').select('id').execute()).toEqual([]);
  });

  it('agrees to the French texts without a choice', async () => {
    const server = await aServer({ brands: [brand] });
    expect(await signUp(server, 'QC', FR)).toMatchObject({ success: true });
    const { database } = server;
    const [consent] = await database.selectFrom('consents').selectAll().execute();
    expect(consent).toMatchObject({ language: 'fr-CA', first_given_hash: null });
    expect(consent?.language_chosen_at).toBeNull();
  });
});

it('who lives elsewhere is asked for nothing more, and may not claim it', async () => {
  const server = await aServer({ brands: [brand] });
  expect(await signUp(server, 'ON', { ...EN, ...FIRST })).toMatchObject({
    message: 'TERMS_NOT_AGREED',
  });
  expect(await signUp(server, 'ON', EN)).toMatchObject({ success: true });
});

it('the page gets the French texts when it may have to show them, and not otherwise', async () => {
  const server = await aServer({ brands: [brand] });
  const visitor = await aVisitor(server.app);
  expect(server.pages.at(-1)?.pageConfig).toMatchObject({
    terms: { firstTerms: { hash: FR.termsHash }, firstPrivacy: { hash: FR.privacyHash } },
    firstTitles: { terms: 'Terms and Conditions', privacy: 'Privacy Policy' },
  });
  await visitor.get('/signup?lang=fr');
  expect(server.pages.at(-1)?.pageConfig).not.toHaveProperty('firstTitles');

  const single = await aServer({ brands: [aBuiltBrand()] });
  await aVisitor(single.app);
  expect(single.pages.at(-1)?.pageConfig.terms).not.toHaveProperty('firstTerms');
});
