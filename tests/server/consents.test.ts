import { expect, it } from 'vitest';
import { aBuiltBrand, aTermsDocument } from '../factories/aBuiltBrand.ts';
import { aCatalogue, aPlan } from '../factories/aCatalogue.ts';
import { aServer } from '../factories/aServer.ts';
import { aSignupRequest, aVisitor } from '../factories/aVisitor.ts';

it('who signs up for a plan under HIPAA agrees to its own terms', async () => {
  const catalogue = aCatalogue({ plans: [aPlan({ isHIPAA: true })] });
  const { app, database } = await aServer({ brands: [aBuiltBrand({ catalogue })] });
  const visitor = await aVisitor(app);
  const hipaaTerms = aTermsDocument('hipaaTerms');

  const answer = await visitor.post(
    '/signup/free',
    aSignupRequest({ formState: { termsHash: hipaaTerms.hash } }),
  );

  expect(answer.statusCode).toBe(200);
  const consents = await database
    .selectFrom('consents')
    .innerJoin('consent_texts', 'consent_texts.hash', 'consents.text_hash')
    .select(['kind', 'text_hash', 'source'])
    .where('kind', '!=', 'privacy')
    .execute();
  const { hash, source } = hipaaTerms;
  expect(consents).toEqual([{ kind: 'hipaaTerms', text_hash: hash, source }]);
});

it('each consent is a row of its own, and the text is kept once', async () => {
  const { app, database } = await aServer();
  const visitor = await aVisitor(app);

  for (const email of ['ada@example.com', 'grace@example.com']) {
    await visitor.post('/signup/free', aSignupRequest({ leadInfo: { email } }));
  }

  const consents = await database.selectFrom('consents').select('text_hash').execute();
  const texts = await database.selectFrom('consent_texts').select('hash').execute();
  expect([consents.length, texts.length]).toEqual([4, 2]);
});
