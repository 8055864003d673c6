import { expect, it } from 'vitest';
import type { BuiltBrand } from '../../../src/core/contract/builtBrand.ts';
import { aBuiltBrand, aTermsDocument } from '../../factories/brands/aBuiltBrand.ts';
import { aPerson } from '../../factories/leads/fakeSocial.ts';
import { aSocialServer, SOCIAL_BRAND } from '../../factories/leads/socialTrip.ts';
import {
  anUpgradeRequest,
  anUpgradingServer,
  signedInAs,
  upgrade,
} from '../../factories/orders/anUpgrade.ts';
import { aPaidBrand, aPaidRequest, pay } from '../../factories/payments/aPaidSignUp.ts';
import { aServer, type TestServer } from '../../factories/servers/aServer.ts';
import { aSignupRequest, aVisitor } from '../../factories/servers/aVisitor.ts';

const KINDS = ['terms', 'hipaaTerms', 'privacy'] as const;
const hipaaTermsHash = aTermsDocument('hipaaTerms').hash;

/** The consents, each with its text. */
function consentsOf({ database }: TestServer) {
  return database
    .selectFrom('consents')
    .innerJoin('consent_texts', 'consent_texts.hash', 'consents.text_hash')
    .select(['kind', 'text_hash', 'source'])
    .execute();
}

const ALL = KINDS.map((kind) => {
  const { hash, source } = aTermsDocument(kind);
  return { kind, text_hash: hash, source };
});

/** A brand with only HIPAA plans. */
function underHipaa(built: BuiltBrand): BuiltBrand {
  const plans = built.catalogue.plans.map((plan) => ({ ...plan, isHIPAA: true }));
  return { ...built, catalogue: { ...built.catalogue, plans } };
}

it('who signs up for a plan under HIPAA agrees to its terms, the general ones and the policy', async () => {
  const server = await aServer({ brands: [underHipaa(aBuiltBrand())] });
  const visitor = await aVisitor(server.app);
  const request = aSignupRequest({ formState: { hipaaTermsHash } });
  expect((await visitor.post('/signup/free', request)).statusCode).toBe(200);
  expect(await consentsOf(server)).toEqual(ALL);
});

it('who pays for a plan under HIPAA agrees to all three', async () => {
  const server = await aServer({ brands: [underHipaa(aPaidBrand())] });
  const visitor = await aVisitor(server.app);
  const answer = await pay(visitor, aPaidRequest({ formState: { hipaaTermsHash } }));
  expect(answer.statusCode).toBe(200);
  expect(await consentsOf(server)).toEqual(ALL);
});

it('who upgrades to a plan under HIPAA agrees to all three', async () => {
  const server = await anUpgradingServer({ brands: [underHipaa(aPaidBrand())] });
  const visitor = await signedInAs(server, 'owner');
  const before = await consentsOf(server);
  const request = anUpgradeRequest({ formState: { hipaaTermsHash } });
  expect((await upgrade(visitor, request)).statusCode).toBe(200);
  expect((await consentsOf(server)).slice(before.length)).toEqual(ALL);
});

it('who comes from a provider for a plan under HIPAA agrees to all three', async () => {
  const server = await aSocialServer({ brands: [underHipaa(SOCIAL_BRAND)] });
  await server.signUpAs(aPerson());
  expect(await consentsOf(server)).toEqual(ALL);
});

it('each consent has its own row, and the text is stored once', async () => {
  const { app, database } = await aServer();
  const visitor = await aVisitor(app);

  for (const email of ['ada@example.com', 'grace@example.com']) {
    await visitor.post('/signup/free', aSignupRequest({ leadInfo: { email } }));
  }

  const consents = await database.selectFrom('consents').select('text_hash').execute();
  const texts = await database.selectFrom('consent_texts').select('hash').execute();
  expect([consents.length, texts.length]).toEqual([4, 2]);
});
