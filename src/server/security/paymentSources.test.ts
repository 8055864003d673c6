import { expect, test } from 'vitest';
import { aConfig } from '../../../tests/factories/servers/aConfig.ts';
import type { PaymentMethod } from '../../core/contract/generated/session.ts';
import { ORDER_METHODS } from '../orders/methods/orderMethods.ts';
import { pagePolicy } from './headers.ts';
import { paymentSources } from './paymentSources.ts';

const policyOf = (
  methods: readonly PaymentMethod[],
  environment: 'local' | 'production',
  isCharged = true,
) =>
  pagePolicy(
    { scriptUrl: '/' },
    ['sha256-AAAA'],
    paymentSources(
      methods.map((method) => ORDER_METHODS[method]),
      () => environment,
      isCharged,
    ),
  );

test('a page without payment frames nothing', () => {
  expect(policyOf([], 'production')).toBe(pagePolicy({ scriptUrl: '/' }, ['sha256-AAAA']));
  expect(policyOf([], 'production')).not.toContain('frame-src');
});

test('cards of the local providers need frames of this origin and one style attribute', () => {
  const policy = policyOf(['CC'], 'local');
  expect(policy).toContain("frame-src 'self';");
  expect(policy).toMatch(/style-src-attr 'unsafe-hashes' 'sha256-[\w+/]{43}=';/);
  expect(policy).not.toContain('http');
});

test('cards of the live provider let a bank of any host ask', () => {
  const policy = policyOf(['CC', 'ACH'], 'production');
  expect(policy).toContain('frame-src https:;');
  expect(policy).toContain("form-action 'self' https:;");
  expect(policy).toContain(
    "connect-src 'self' https://api.braintreegateway.com https://payments.braintree-api.com ",
  );
  expect(policy).not.toContain('sandbox');
});

test('cards that are only stored need no bank: the fields are framed, and no form is posted elsewhere', () => {
  const policy = policyOf(['CC', 'ACH'], 'production', false);
  expect(policy).toContain('frame-src https://assets.braintreegateway.com;');
  expect(policy).toContain("form-action 'self';");
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain('cardinal');
  expect(policyOf(['CC'], 'local', false)).toBe(policyOf(['CC'], 'local'));
});

test('direct debit adds only its own provider', () => {
  const policy = policyOf(['GC'], 'production');
  expect(policy).toContain("script-src 'self' https://pay.gocardless.com;");
  expect(policy).toContain('frame-src https://pay.gocardless.com;');
  expect(policy).not.toMatch(/braintree|cardinal|unsafe/);
});

test('each provider is met where its own keys lead', () => {
  const { directDebit } = aConfig();
  const config = {
    braintree: { kind: 'provider', environment: 'production', accounts: {}, url: null },
    directDebit: { ...directDebit, apiUrl: null },
  } as const;

  expect(ORDER_METHODS.ACH.environmentOf(config)).toBe('production');
  expect(ORDER_METHODS.GC.environmentOf(config)).toBe('sandbox');
  expect(
    ORDER_METHODS.GC.environmentOf({
      ...config,
      directDebit: { ...config.directDebit, environment: 'live' },
    }),
  ).toBe('production');
  expect(ORDER_METHODS.CC.environmentOf(aConfig())).toBe('local');
  expect(ORDER_METHODS.GC.environmentOf(aConfig())).toBe('local');
});
