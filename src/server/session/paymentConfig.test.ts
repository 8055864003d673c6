import { describe, expect, it } from 'vitest';
import { aBrand } from '../../../tests/factories/brands/aBrand.ts';
import { aConfig } from '../../../tests/factories/servers/aConfig.ts';
import type { Brand } from '../../core/contract/generated/brand.ts';
import { ORDER_METHODS } from '../orders/methods/orderMethods.ts';
import { paymentConfig } from './paymentConfig.ts';

function brandWith(methods: Brand['payment']['methods'], mandateText?: string): Brand {
  const { payment } = aBrand();
  return aBrand({ payment: { ...payment, methods, ...(mandateText && { mandateText }) } });
}

const { directDebit } = aConfig();
const settings = {
  config: aConfig(),
  clientToken: null,
  billingRequestFlowId: null,
  methods: ORDER_METHODS,
  asked: 'CC',
} as const;

describe('how a page takes a payment', () => {
  it('is by card when a brand has no other method', () => {
    expect(paymentConfig({ ...settings, brand: brandWith(['CC']) })).toEqual({
      methods: ['CC'],
      method: 'CC',
      clientToken: null,
      directDebit: null,
    });
  });

  it('starts with the method that was asked for', () => {
    const brand = brandWith(['CC', 'GC']);
    const flow = { asked: 'GC', billingRequestFlowId: 'BRF1' } as const;

    expect(paymentConfig({ ...settings, ...flow, brand })).toMatchObject({
      methods: ['CC', 'GC'],
      method: 'GC',
      directDebit: {
        scriptUrl: '/sandbox/gocardless/dropin.js',
        environment: 'sandbox',
        billingRequestFlowID: 'BRF1',
      },
    });
  });

  it('leaves direct debit out where the payment account has no keys for it', () => {
    const config = aConfig({ directDebit: { ...directDebit, keysOf: () => null } });
    const brand = brandWith(['CC', 'GC']);

    expect(paymentConfig({ ...settings, brand, config, asked: 'GC' })).toMatchObject({
      methods: ['CC'],
      method: 'CC',
      directDebit: null,
    });
    expect(paymentConfig({ ...settings, brand: brandWith(['GC']), config })).toBeNull();
  });

  it('leaves bank debit out without the sentence that authorises it', () => {
    const authorised = brandWith(['CC', 'ACH'], 'I authorize it.');

    expect(paymentConfig({ ...settings, brand: authorised })?.methods).toEqual(['CC', 'ACH']);
    expect(paymentConfig({ ...settings, brand: brandWith(['CC', 'ACH']) })?.methods).toEqual([
      'CC',
    ]);
  });

  it('carries the token of a page that need not ask for it', () => {
    const config = paymentConfig({ ...settings, brand: brandWith(['CC']), clientToken: 'token' });

    expect(config?.clientToken).toBe('token');
  });
});
