import { expect, test } from 'vitest';
import { EnvironmentReader } from './EnvironmentReader.ts';
import { readBilling } from './readBilling.ts';

const SANDBOX = 'http://127.0.0.1:4010';
const KEYS = { BILLING_URL: 'https://billing.example/v1/', BILLING_API_KEY: 'key' };

test('reads where billing is', () => {
  expect(readBilling(new EnvironmentReader(KEYS), null, 'production')).toEqual({
    url: 'https://billing.example/v1',
    apiKey: 'key',
  });
});

test('the system itself wins over the sandbox', () => {
  expect(readBilling(new EnvironmentReader(KEYS), SANDBOX, 'production')?.url).toBe(
    'https://billing.example/v1',
  );
});

test('the sandbox replaces billing when nothing is set', () => {
  expect(readBilling(new EnvironmentReader({}), SANDBOX, 'production')).toEqual({
    url: 'http://127.0.0.1:4010/billing',
    apiKey: 'sandbox-billing-key',
  });
});

test('there is no billing without either', () => {
  expect(readBilling(new EnvironmentReader({}), null, 'production')).toBeNull();
});

test('a half is asked to be completed', () => {
  const reader = new EnvironmentReader({ BILLING_API_KEY: 'key' });
  readBilling(reader, SANDBOX, 'production');
  expect(reader.problems.map(({ message }) => message)).toEqual([
    "BILLING_URL is not set. Set it to the billing system's address.",
  ]);
});

test('an address that is none is refused', () => {
  const reader = new EnvironmentReader({ ...KEYS, BILLING_URL: 'billing.example' });
  readBilling(reader, null, 'production');
  expect(reader.problems.map(({ variable }) => variable)).toEqual(['BILLING_URL']);
});
