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

function complaint(...brands: readonly Brand[]): string {
  try {
    assertPaymentKeys(NO_SANDBOX, brands, ORDER_METHODS);
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

    expect(complaint(one, other, third).split('\n')).toEqual([
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

  it('are not missed where there are some, or where nothing is charged', () => {
    const free: Brand['signupTypes'] = { offered: ['free', 'noCardSignup'], default: 'free' };

    expect(complaint(paying({ paymentAccount: 'software-us' }))).toBe('');
    expect(complaint(paying({ paymentAccount: 'software-uk', signupTypes: free }))).toBe('');
  });

  it('are required for direct debit when a brand has no other method', () => {
    const debit = paying({
      paymentAccount: 'software-us',
      payment: { methods: ['GC'], expiration: 'monthAndYear' },
    });

    expect(complaint(debit)).toContain('GOCARDLESS_SOFTWARE_US_ACCESS_TOKEN');
  });

  it('are not needed while the sandbox replaces the provider', () => {
    const brand = paying({ paymentAccount: 'software-uk' });

    expect(() => assertPaymentKeys(aConfig(), [brand], ORDER_METHODS)).not.toThrow();
  });
});
