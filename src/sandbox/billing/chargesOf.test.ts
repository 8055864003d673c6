import { expect, it } from 'vitest';
import type { StoredSubscription, SubscriptionOrder } from './BillingRecord.ts';
import { chargesOf } from './chargesOf.ts';

const order: SubscriptionOrder = {
  account: {
    id: 'account-1',
    brandId: 'slotbook',
    company: 'Analytical Engines',
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'Lovelace',
  },
  plan: { id: 'team', period: 'monthly', quantity: 3 },
  charges: { currency: 'USD', first: 4900, recurring: 2000, full: 2500, discounted: 2 },
  startsAt: '2026-01-31T10:00:00.000Z',
  trialEndsAt: null,
};

function billed(now: string, overrides: Partial<StoredSubscription> = {}) {
  const stored = { id: 'SUB1', attemptId: 'attempt-1', order, endedAt: null, ...overrides };
  const { made, next, status } = chargesOf(stored, new Date(now));
  const short = (charge: { at: string; amount: number }) =>
    `${charge.at.slice(0, 10)} ${charge.amount}`;
  return [status, made.map(short), next === null ? null : short(next)];
}

it('charges at the order, then every month at the discounted price', () => {
  expect(billed('2026-03-31T10:00:00Z')).toEqual([
    'active',
    ['2026-01-31 4900', '2026-02-28 2000', '2026-03-31 2500'],
    '2026-04-30 2500',
  ]);
});

it('charges nothing in a trial, and first at its end', () => {
  const trial = { order: { ...order, trialEndsAt: '2026-02-14T10:00:00.000Z' } };
  expect(billed('2026-02-14T09:59:59Z', trial)).toEqual(['trial', [], '2026-02-14 4900']);
  expect(billed('2026-02-14T10:00:00Z', trial)[0]).toBe('active');
});

it('charges nothing after the end', () => {
  const ended = { endedAt: '2026-02-01T00:00:00.000Z' };
  expect(billed('2027-01-01T00:00:00Z', ended)).toEqual(['ended', ['2026-01-31 4900'], null]);
});

it('charges nothing when the end came before the order', () => {
  const early = { order: null, endedAt: '2026-02-01T00:00:00.000Z' };
  expect(billed('2027-01-01T00:00:00Z', early)).toEqual(['ended', [], null]);
});
