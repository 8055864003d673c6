import { expect, it } from 'vitest';
import { readConfig } from './readConfig.ts';

const SANDBOX = { SANDBOX_URL: 'http://127.0.0.1:4010' };
const KEYS = {
  BRAINTREE_ENVIRONMENT: 'sandbox',
  BRAINTREE_SOFTWARE_US_MERCHANT_ID: 'merchant',
  BRAINTREE_SOFTWARE_US_PUBLIC_KEY: 'public',
  BRAINTREE_SOFTWARE_US_PRIVATE_KEY: 'private',
};

function problems(environment: Record<string, string>): readonly string[] {
  const read = readConfig(environment);
  return read.ok ? [] : read.error.map((problem) => problem.message);
}

it('without keys the sandbox replaces the provider', () => {
  expect(readConfig(SANDBOX)).toMatchObject({
    value: { braintree: { kind: 'standIn', url: SANDBOX.SANDBOX_URL } },
  });
});

it('keys are read by the name of their payment account', () => {
  const environment = {
    ...SANDBOX,
    ...KEYS,
    BRAINTREE_SOFTWARE_US_MERCHANT_ACCOUNT_ID: 'dollars',
  };

  expect(readConfig(environment)).toMatchObject({
    value: {
      braintree: {
        kind: 'provider',
        environment: 'sandbox',
        url: null,
        accounts: {
          'software-us': {
            merchantId: 'merchant',
            publicKey: 'public',
            privateKey: 'private',
            merchantAccountId: 'dollars',
            bankMerchantAccountId: 'dollars',
            bankVerification: 'network_check',
            threeDSecure: 'required',
          },
        },
      },
    },
  });
});

it('3-D Secure can be required only where it is possible', () => {
  const environment = { ...KEYS, BRAINTREE_SOFTWARE_US_THREE_D_SECURE: 'whenPossible' };

  expect(readConfig({ ...SANDBOX, ...environment })).toMatchObject({
    value: { braintree: { accounts: { 'software-us': { threeDSecure: 'whenPossible' } } } },
  });
  const off = { ...KEYS, BRAINTREE_SOFTWARE_US_THREE_D_SECURE: 'off' };
  expect(problems({ ...SANDBOX, ...off })).toEqual([
    "BRAINTREE_SOFTWARE_US_THREE_D_SECURE is 'off', which cannot be used. Write one of required, whenPossible.",
  ]);
});

it('a rehearsal has test keys answered on this machine, and no live ones anywhere else', () => {
  const BRAINTREE_URL = 'http://127.0.0.1:4010';

  expect(readConfig({ ...SANDBOX, ...KEYS, BRAINTREE_URL })).toMatchObject({
    value: { braintree: { kind: 'provider', url: BRAINTREE_URL } },
  });
  const live = { ...KEYS, BRAINTREE_ENVIRONMENT: 'production', BRAINTREE_URL };
  expect(problems(live)).toContain('BRAINTREE_URL is set beside live keys. Remove one of them.');
  expect(problems({ ...SANDBOX, ...KEYS, BRAINTREE_URL: 'http://pay.example' })).toEqual([
    "BRAINTREE_URL is 'http://pay.example', which cannot be used. Write an address of this machine, such as http://127.0.0.1:4010.",
  ]);
});

it('bank debits can have a separate account and verification', () => {
  const environment = {
    ...KEYS,
    BRAINTREE_SOFTWARE_US_BANK_MERCHANT_ACCOUNT_ID: 'debits',
    BRAINTREE_SOFTWARE_US_BANK_VERIFICATION: 'independent_check',
  };

  expect(readConfig({ ...SANDBOX, ...environment })).toMatchObject({
    value: {
      braintree: {
        accounts: {
          'software-us': {
            merchantAccountId: null,
            bankMerchantAccountId: 'debits',
            bankVerification: 'independent_check',
          },
        },
      },
    },
  });
});

it('every key that an account lacks is named', () => {
  expect(problems({ ...SANDBOX, BRAINTREE_SOFTWARE_UK_PUBLIC_KEY: 'public' })).toEqual([
    "BRAINTREE_ENVIRONMENT is not set. Set it to the keys' own: sandbox or production.",
    "BRAINTREE_SOFTWARE_UK_MERCHANT_ID is not set. Set it to the merchant's id at Braintree.",
    "BRAINTREE_SOFTWARE_UK_PRIVATE_KEY is not set. Set it to the merchant's private key.",
  ]);
});

it('a key without an account is refused, and not shown', () => {
  const messages = problems({ ...SANDBOX, BRAINTREE_PRIVATE_KEY: 'secret' });

  expect(messages).toEqual([
    expect.stringContaining('BRAINTREE_PRIVATE_KEY names no account. Write BRAINTREE_<ACCOUNT>_'),
  ]);
  expect(messages.join()).not.toContain('secret');
});

it('nothing live runs beside the sandbox', () => {
  expect(problems({ ...SANDBOX, ...KEYS, BRAINTREE_ENVIRONMENT: 'production' })).toEqual([
    expect.stringContaining('BRAINTREE_ENVIRONMENT is production, and SANDBOX_URL is set.'),
  ]);
});
