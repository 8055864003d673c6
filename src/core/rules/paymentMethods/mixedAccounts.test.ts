import { expect, it } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import type { Brand } from '../../contract/generated/brand.ts';
import { mixedAccounts } from './mixedAccounts.ts';

const PAID: Brand['signupTypes'] = { offered: ['free', 'paid'], default: 'free' };
const DOLLARS = aBrand({ currency: 'USD', paymentAccount: 'shared', signupTypes: PAID });
const OTHER_DOLLARS: Brand = { ...DOLLARS, currency: 'CAD' };

it('returns the brands of an account by their currency', () => {
  const elsewhere: Brand = { ...OTHER_DOLLARS, paymentAccount: 'own' };
  expect(mixedAccounts([DOLLARS, OTHER_DOLLARS, elsewhere, DOLLARS])).toEqual(
    new Map([
      [
        'shared',
        new Map([
          ['USD', [DOLLARS, DOLLARS]],
          ['CAD', [OTHER_DOLLARS]],
        ]),
      ],
    ]),
  );
});

it.each<readonly [string, Partial<Brand>]>([
  ['sells nothing', { signupTypes: { offered: ['free'], default: 'free' } }],
  ['takes direct debits only', { payment: { ...DOLLARS.payment, methods: ['GC'] } }],
  ['has an account of its own', { paymentAccount: 'own' }],
  ['has the same currency', { currency: 'USD' }],
])('returns no account because of a brand that %s', (_, changes) => {
  expect(mixedAccounts([DOLLARS, { ...OTHER_DOLLARS, ...changes }]).size).toBe(0);
});

it.each<readonly [string, Partial<Brand>]>([
  ['takes bank debits', { payment: { ...DOLLARS.payment, methods: ['ACH'] } }],
  ['takes direct debits and cards', { payment: { ...DOLLARS.payment, methods: ['GC', 'CC'] } }],
  ['starts trials with a card', { signupTypes: { offered: ['freeTrial'], default: 'freeTrial' } }],
])('returns an account because of a brand that %s', (_, changes) => {
  expect(mixedAccounts([DOLLARS, { ...OTHER_DOLLARS, ...changes }]).size).toBe(1);
});
