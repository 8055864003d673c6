import { expect, it } from 'vitest';
import { testSteps, whyNoPostgres, whyNoProviderJourneys, whyNoProviders } from './testSteps.ts';

const KEY = { BRAINTREE_SOFTWARE_US_PRIVATE_KEY: 'private' };

it("asks the providers' sandboxes with their keys", () => {
  expect(whyNoProviders({ ...KEY, BRAINTREE_ENVIRONMENT: 'sandbox' })).toBeNull();
});

it('asks no provider without keys, and never a live one', () => {
  expect(whyNoProviders({})).toContain('no keys');
  expect(whyNoProviders({ ...KEY, BRAINTREE_ENVIRONMENT: 'production' })).toContain('not');
});

it("takes the journeys to each provider's sandbox that has keys, and to none that is live", () => {
  const token = { GOCARDLESS_SOFTWARE_UK_ACCESS_TOKEN: 'token' };

  expect(whyNoProviderJourneys({})).toContain('no keys');
  expect(whyNoProviderJourneys({ ...token, GOCARDLESS_ENVIRONMENT: 'sandbox' })).toBeNull();
  expect(whyNoProviderJourneys({ ...token, GOCARDLESS_ENVIRONMENT: 'live' })).toContain('not');
  expect(whyNoProviderJourneys({ ...KEY, BRAINTREE_ENVIRONMENT: 'sandbox' })).toBeNull();
  expect(whyNoProviderJourneys({ ...KEY, ...token, BRAINTREE_ENVIRONMENT: 'sandbox' })).toBe(
    "GOCARDLESS_ENVIRONMENT is not 'sandbox'",
  );
});

it('rehearses without any key', () => {
  expect(whyNoProviderJourneys({ PAY_TARGET: 'rehearsal' })).toBeNull();
});

it('tells why it has no PostgreSQL, unless one is named', () => {
  const none = { kind: 'none', reason: 'npm has installed no PostgreSQL for aix-ppc' } as const;

  expect(whyNoPostgres({}, none)).toBe('npm has installed no PostgreSQL for aix-ppc');
  expect(whyNoPostgres({ TEST_DATABASE_URL: 'postgres://localhost/postgres' }, none)).toBeNull();
  expect(whyNoPostgres({}, { kind: 'found', folder: '/bin' })).toBeNull();
});

it('leaves no core idle: whatever `npm test` always runs is beside others, and tests wait for what they run', () => {
  const steps = testSteps('reports');
  const alone = steps.filter(({ beside }) => beside === undefined).map(({ name }) => name);
  const inFullAlone = ['postgres-conflicts', 'providers', 'providers-journeys'];
  expect(alone).toEqual([...inFullAlone, 'firefox', 'webkit']);
  const needs = (name: string) => steps.find((it) => it.name === name)?.beside?.needs;
  expect(['units', 'postgres', 'journeys'].map(needs)).toEqual([
    ['build'],
    ['build'],
    ['build', 'browser'],
  ]);
});
