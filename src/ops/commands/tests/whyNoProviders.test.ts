import { expect, it } from 'vitest';
import { whyNoProviderJourneys, whyNoProviders } from './whyNoProviders.ts';

const KEY = { BRAINTREE_SOFTWARE_US_PRIVATE_KEY: 'private' };

it("asks the providers' sandboxes with their keys", () => {
  expect(whyNoProviders({ ...KEY, BRAINTREE_ENVIRONMENT: 'sandbox' })).toBeNull();
});

it('asks no provider without keys, and never a live one', () => {
  expect(whyNoProviders({})).toContain('no keys');
  expect(whyNoProviders({ ...KEY, BRAINTREE_ENVIRONMENT: 'production' })).toContain('not');
});

it("runs the journeys of each provider's sandbox with keys, and of none with live ones", () => {
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
