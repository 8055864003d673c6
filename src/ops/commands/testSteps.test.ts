import { expect, it } from 'vitest';
import { whyNoProviders } from './testSteps.ts';

const KEY = { BRAINTREE_SOFTWARE_US_PRIVATE_KEY: 'private' };

it("asks the providers' sandboxes with their keys", () => {
  expect(whyNoProviders({ ...KEY, BRAINTREE_ENVIRONMENT: 'sandbox' })).toBeNull();
});

it('asks no provider without keys, and never a live one', () => {
  expect(whyNoProviders({})).toContain('no keys');
  expect(whyNoProviders({ ...KEY, BRAINTREE_ENVIRONMENT: 'production' })).toContain('not');
});
