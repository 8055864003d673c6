import { describe, expect, it } from 'vitest';
import { aBrand } from '../../../tests/factories/brands/aBrand.ts';
import { aConfig } from '../../../tests/factories/servers/aConfig.ts';
import type { Brand } from '../../core/contract/generated/brand.ts';
import { ORDER_METHODS } from '../orders/methods/orderMethods.ts';
import { StartError } from '../StartError.ts';
import { assertPaymentKeys } from './assertPaymentKeys.ts';

const KEYS = {
  merchantId: 'merchant',
  publicKey: 'public',
  privateKey: 'private',
  merchantAccountId: null,
  bankMerchantAccountId: null,
  bankVerification: 'network_check',
  threeDSecure: 'required',
} as const;
const NO_SANDBOX = aConfig({
  braintree: {
    kind: 'provider',
    url: null,
    environment: 'sandbox',
    accounts: { 'software-us': KEYS },
  },
  directDebit: { ...aConfig().directDebit, keysOf: () => null },
});

function paying(overrides: Partial<Brand>): Brand {
  return aBrand({ signupTypes: { offered: ['free', 'paid'], default: 'free' }, ...overrides });
}

function complaint(brands: readonly Brand[], config = NO_SANDBOX): string {
  try {
    assertPaymentKeys(config, brands, ORDER_METHODS);
  } catch (error) {
    if (error instanceof StartError) return error.message;
    throw error;
  }
  return '';
}

describe('the payment keys at start', () => {
  it('are of no use without a billing system', () => {
    const config = aConfig({ billing: null });
    expect(() => assertPaymentKeys(config, [paying({ name: 'Slotbook' })], ORDER_METHODS)).toThrow(
      'Slotbook cannot take payments. Set BILLING_URL, BILLING_API_KEY, or SANDBOX_URL',
    );
  });

  it('are named for each account that lacks them, with its brands', () => {
    const [one, other, third] = [
      paying({ name: 'Ringwell', paymentAccount: 'answering-us' }),
      paying({ name: 'Front Desk', paymentAccount: 'answering-us' }),
      paying({ name: 'Slotbook', paymentAccount: 'software-ca' }),
    ];

    expect(complaint([one, other, third]).split('\n')).toEqual([
      'Ringwell, Front Desk cannot take payments. Set BRAINTREE_ENVIRONMENT, BRAINTREE_ANSWERING_US_MERCHANT_ID, BRAINTREE_ANSWERING_US_PUBLIC_KEY, BRAINTREE_ANSWERING_US_PRIVATE_KEY, or SANDBOX_URL to practise with local providers.',
      expect.stringContaining('BRAINTREE_SOFTWARE_CA_PRIVATE_KEY'),
    ]);
  });

  it('have no substitute in production, which refuses the local providers', () => {
    const config = aConfig({ billing: null, environment: 'production' });
    expect(() => assertPaymentKeys(config, [paying({ name: 'Slotbook' })], ORDER_METHODS)).toThrow(
      /Set BILLING_URL, BILLING_API_KEY\.$/,
    );
  });

  it.each([
    [['CC', 'ACH'], 'BRAINTREE_SOFTWARE_US_BANK_MERCHANT_ACCOUNT_ID is read for bank debits of'],
    [['CC'], ''],
  ] as const)('of %j are not those of another account', (methods, said) => {
    const accounts = {
      'software-us': KEYS,
      'software-us-bank': { ...KEYS, merchantAccountId: 'dollars' },
    };
    const { braintree } = NO_SANDBOX;
    const config = { ...NO_SANDBOX, braintree: { ...braintree, accounts } };
    const brand = paying({ payment: { ...paying({}).payment, methods: [...methods] } });
    expect(complaint([brand], config)).toContain(said);
    expect(complaint([brand], config) === '').toBe(said === '');
    // A brand that takes no payments needs no keys.
    const free = { offered: ['free'], default: 'free' } satisfies Brand['signupTypes'];
    expect(complaint([{ ...brand, signupTypes: free }], config)).toBe('');
  });

  it('are not missed where there are some, or where nothing is charged', () => {
    const free: Brand['signupTypes'] = { offered: ['free', 'noCardSignup'], default: 'free' };

    expect(complaint([paying({ paymentAccount: 'software-us' })])).toBe('');
    expect(complaint([paying({ paymentAccount: 'software-uk', signupTypes: free })])).toBe('');
  });

  it('are required for direct debit when a brand has no other method', () => {
    const debit = paying({
      paymentAccount: 'software-us',
      payment: { methods: ['GC'], expiration: 'monthAndYear' },
    });

    expect(complaint([debit])).toContain('GOCARDLESS_SOFTWARE_US_ACCESS_TOKEN');
  });

  it('are not needed while the sandbox replaces the provider', () => {
    const brand = paying({ paymentAccount: 'software-uk' });

    expect(() => assertPaymentKeys(aConfig(), [brand], ORDER_METHODS)).not.toThrow();
  });

  const inDollars = paying({ name: 'Slotbook', currency: 'USD' });
  const inOtherDollars = paying({ name: 'Slotbook Canada', market: 'CA', currency: 'CAD' });

  it('are of one currency for each account, because the provider would charge another one', () => {
    expect(complaint([inDollars, inOtherDollars, paying({ name: 'Facetable' })])).toBe(
      'The payment account software-us charges in one currency, and its brands have several: Slotbook, Facetable (USD); Slotbook Canada (CAD). Every payment in another currency would be voided. Name another paymentAccount in some of them.',
    );
  });

  it.each([
    [
      'of a brand that sells nothing',
      aBrand({ signupTypes: { offered: ['free'], default: 'free' } }),
    ],
    [
      'of a brand that takes direct debits',
      paying({ payment: { ...aBrand().payment, methods: ['GC'] } }),
    ],
    ['of another account', paying({ paymentAccount: 'answering-us' })],
  ])('may be of another currency %s', (_, brand) => {
    const accounts = { 'software-us': KEYS, 'answering-us': KEYS };
    const config = {
      ...NO_SANDBOX,
      braintree: { ...NO_SANDBOX.braintree, accounts },
      directDebit: aConfig().directDebit,
    };
    const other = { ...brand, currency: 'CAD' as const };
    expect(() => assertPaymentKeys(config, [inDollars, other], ORDER_METHODS)).not.toThrow(
      'currency',
    );
  });

  it.each(Object.entries(ORDER_METHODS))(
    'are of one currency exactly where a payment of %s starts with a client token of the account',
    (method, { startsWith }) => {
      const { payment } = aBrand();
      // Object.entries widens the names of the methods.
      const paidBy = { ...payment, methods: [method] } as Brand['payment'];
      const message = complaint([
        { ...inDollars, payment: paidBy },
        { ...inOtherDollars, payment: paidBy },
      ]);
      expect(message.includes('charges in one currency')).toBe(startsWith === 'clientToken');
    },
  );

  it('may be of currencies that the index of an earlier release does not name', () => {
    const { currency: _currency, ...other } = inOtherDollars;
    expect(() => assertPaymentKeys(NO_SANDBOX, [inDollars, other], ORDER_METHODS)).not.toThrow(
      'currency',
    );
  });

  it('may be of several currencies with the local providers, which charge each', () => {
    const brands = [inDollars, inOtherDollars];
    expect(() => assertPaymentKeys(aConfig(), brands, ORDER_METHODS)).not.toThrow('currency');
  });
});
