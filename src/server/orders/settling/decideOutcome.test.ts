import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GO_CARDLESS_TIMEOUT_MS } from '../../gateways/direct-debit/goCardlessDirectDebit.ts';
import { BRAINTREE_TIMEOUT_MS } from '../../gateways/payments/connectBraintree.ts';
import type { LookedUp } from '../methods/LookedUp.ts';
import { afterLookUp, MAX_AGE_MS, nextLookUp, nextToWatch } from './decideOutcome.ts';

const startedAt = new Date('2026-11-21T09:00:00.000Z');
const amount = { amount: 5900, currency: 'USD' } as const;
const asked = { amount, startedAt };

function at(ms: number): Date {
  return new Date(startedAt.getTime() + ms);
}

function found(overrides: Partial<Extract<LookedUp, { kind: 'found' }>['transaction']>): LookedUp {
  return {
    kind: 'found',
    transaction: { id: 'tx', state: 'held', amount, method: null, ...overrides },
  };
}

describe('after a look-up', () => {
  it.each(['held', 'captured'] as const)('what is %s is approved, however late', (state) => {
    const verdict = { kind: 'approve', approval: { transactionId: 'tx', kept: null } };

    expect(afterLookUp(asked, found({ state }), at(0))).toEqual(verdict);
    expect(afterLookUp(asked, found({ state }), at(10 * MAX_AGE_MS))).toEqual(verdict);
  });

  it.each(['voided', 'ended'] as const)('what is %s is declined', (state) => {
    expect(afterLookUp(asked, found({ state, amount: null }), at(0))).toEqual({ kind: 'decline' });
  });

  it.each([
    { amount: 5901, currency: 'USD' } as const,
    { amount: 5900, currency: 'CAD' } as const,
    null,
  ])('money that was not asked for is refused: %o', (other) => {
    expect(afterLookUp(asked, found({ amount: other }), at(0))).toEqual({
      kind: 'refuse',
      transactionId: 'tx',
    });
  });

  it('a look-up that finds nothing ends an order only if it began after the maximum age of a sale', () => {
    assert(
      property(integer({ min: -MAX_AGE_MS, max: 3 * MAX_AGE_MS }), (age) => {
        const verdict = afterLookUp(asked, { kind: 'none' }, at(age));
        expect(verdict.kind).toBe(age > MAX_AGE_MS ? 'giveUp' : 'wait');
      }),
    );
  });

  it('a look-up without an answer decides nothing, however late', () => {
    const unknown = { kind: 'unknown', cause: new Error('No answer') } as const;

    expect(afterLookUp(asked, unknown, at(100 * MAX_AGE_MS))).toEqual({ kind: 'wait' });
  });
});

it.each([
  [0, 1],
  [8, 2],
  [60, 15],
  [3600, 30],
])('an outcome that is unknown for %i s is looked up again after %i s', (age, wait) => {
  expect(nextLookUp(startedAt, at(age * 1000))).toEqual(at((age + wait) * 1000));
});

it.each([
  [1, 1],
  [60, 15],
  [1440, 60],
])('an attempt that was ended is checked at %i min, and again after %i min', (age, wait) => {
  expect(nextToWatch(startedAt, at(age * 60_000), true)).toEqual(at((age + wait) * 60_000));
});

it('an attempt that was ended is not checked after a day', () => {
  expect(nextToWatch(startedAt, at(24 * 3_600_000 + 1), true)).toBeNull();
});

it('a charge is given up only after all of its calls to the provider have ended', () => {
  // A bank debit makes the customer, the account and the sale, one after the other.
  expect(MAX_AGE_MS).toBeGreaterThan(2 * 3 * BRAINTREE_TIMEOUT_MS);
  // A payment that the key made before is fetched.
  expect(MAX_AGE_MS).toBeGreaterThan(2 * 2 * GO_CARDLESS_TIMEOUT_MS);
});
