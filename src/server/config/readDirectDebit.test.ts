import { expect, test } from 'vitest';
import { EnvironmentReader } from './EnvironmentReader.ts';
import { readDirectDebit } from './readDirectDebit.ts';

const SANDBOX = 'http://127.0.0.1:4010';
const KEYS = {
  GOCARDLESS_ENVIRONMENT: 'sandbox',
  GOCARDLESS_SOFTWARE_UK_ACCESS_TOKEN: 'token',
  GOCARDLESS_SOFTWARE_UK_WEBHOOK_SECRET: 'secret',
};

test('reads the keys of each payment account', () => {
  const { keysOf } = readDirectDebit(new EnvironmentReader(KEYS), null);
  expect(keysOf('software-uk')).toEqual({ accessToken: 'token', webhookSecret: 'secret' });
});

test.each(['SOFTWARE_UK', 'software_uk', 'Software-UK'])('knows no account as %s', (account) => {
  const { keysOf } = readDirectDebit(new EnvironmentReader(KEYS), null);
  expect(keysOf(account)).toBeNull();
});

test('has no keys for an account that has none', () => {
  const { keysOf } = readDirectDebit(new EnvironmentReader(KEYS), null);
  expect(keysOf('answering-uk')).toBeNull();
});

test('asks for the webhook secret that an access token lacks', () => {
  const reader = new EnvironmentReader({
    GOCARDLESS_ENVIRONMENT: 'sandbox',
    GOCARDLESS_SOFTWARE_UK_ACCESS_TOKEN: 'token',
  });
  readDirectDebit(reader, null);
  expect(reader.problems).toEqual([
    {
      variable: 'GOCARDLESS_SOFTWARE_UK_WEBHOOK_SECRET',
      message:
        'GOCARDLESS_SOFTWARE_UK_WEBHOOK_SECRET is not set. Set it to the secret of the webhook endpoint that leads here.',
    },
  ]);
});

test('refuses an environment that the provider does not have', () => {
  const reader = new EnvironmentReader({ GOCARDLESS_ENVIRONMENT: 'test' });
  readDirectDebit(reader, null);
  expect(reader.problems.map((problem) => problem.variable)).toEqual(['GOCARDLESS_ENVIRONMENT']);
});

test('asks which environment the keys are of', () => {
  const reader = new EnvironmentReader({ ...KEYS, GOCARDLESS_ENVIRONMENT: '' });
  readDirectDebit(reader, null);
  expect(reader.problems.map((problem) => problem.message)).toEqual([
    "GOCARDLESS_ENVIRONMENT is not set. Set it to the keys' own: sandbox or live.",
  ]);
});

test('uses the sandbox, and its drop-in of this origin, while there are no keys', () => {
  const config = readDirectDebit(new EnvironmentReader({}), SANDBOX);
  expect(config.apiUrl).toBe(SANDBOX);
  expect(config.scriptUrl).toBe('/sandbox/gocardless/dropin.js');
  expect(config.keysOf('software-uk')?.accessToken).toBe('sandbox_gocardless_software-uk');
});

test('uses the provider itself where there are keys, as with cards', () => {
  const reader = new EnvironmentReader(KEYS);
  const config = readDirectDebit(reader, SANDBOX);
  expect(config.apiUrl).toBeNull();
  expect(config.keysOf('software-uk')?.accessToken).toBe('token');
  expect(reader.problems).toEqual([]);
});

test('runs nothing live beside the sandbox', () => {
  const reader = new EnvironmentReader({ ...KEYS, GOCARDLESS_ENVIRONMENT: 'live' });
  readDirectDebit(reader, SANDBOX);
  expect(reader.problems.map((problem) => problem.message)).toEqual([
    expect.stringContaining('GOCARDLESS_ENVIRONMENT is live, and SANDBOX_URL is set.'),
  ]);
});
