import { describe, expect, it } from 'vitest';
import { aCatalogue, aDiscount, aPlan } from '../../../tests/factories/brands/aCatalogue.ts';
import { paidByCard, subscriptionOf } from '../../../tests/factories/orders/aStoredSubscription.ts';
import type { PaymentRow } from '../storage/tables/PaymentTables.ts';

it('nothing is charged by itself once the mandate of a trial has ended', () => {
  const trial = { status: 'paymentFailed', trial_ends_at: '2026-12-05T10:00:00.000Z' } as const;
  const kept = { ...paidByCard, method: 'GC', amount: 0, transaction_id: null } as const;
  const withState = (state: PaymentRow['state']) =>
    subscriptionOf(trial, { lastPayment: { ...kept, state } })?.nextCharge;
  expect(withState('kept')).not.toBeNull();
  expect(withState('failed')).toBeNull();
});

it('a refunded plan has ended, and nothing more is charged for it', () => {
  const ended = { status: 'ended', ended_at: '2026-11-21T23:00:00.000Z' } as const;
  expect(subscriptionOf(ended, { lastPayment: { ...paidByCard, state: 'failed' } })).toMatchObject({
    endedAt: '2026-11-21T23:00:00.000Z',
    nextCharge: null,
    lastPayment: { state: 'failed' },
  });
});

it('a trial without a card ends by itself, one with a card goes on', () => {
  const trial = { status: 'trial', trial_ends_at: '2026-12-05T10:00:00.000Z' } as const;
  const endOf = (now: string, lastPayment: PaymentRow | null) =>
    subscriptionOf(trial, { lastPayment, now: new Date(now) })?.endedAt;
  expect(endOf('2026-12-05T09:59:59Z', null)).toBeNull();
  expect(endOf('2026-12-05T10:00:00Z', null)).toBe('2026-12-05T10:00:00.000Z');
  expect(endOf('2026-12-05T10:00:00Z', { ...paidByCard, state: 'kept' })).toBeNull();
});

describe('what was agreed lasts although the catalogue', () => {
  const agreed = {
    plan_name: 'Team',
    plan_period: 'monthly',
    discounted_charges: 3,
    discount_id: 'friend',
    recurring_amount: 7830,
    first_charge_amount: 7830,
  } as const;
  const team = aPlan({ id: 'team', name: 'Team', price: 2900 });
  const friend = aDiscount({ id: 'friend', period: 3 });

  it.each([
    ['keeps it', [team], [friend]],
    ['ends the offer', [team], []],
    ['shortens the offer', [team], [{ ...friend, oneTime: true }]],
    ['lengthens the offer', [team], [{ ...friend, period: 12 }]],
    ['charges the plan by the year', [{ ...team, planPeriod: 'yearly' as const }], [friend]],
    ['sells the plan no more', [aPlan({ id: 'solo' })], [friend]],
  ])('%s', (_change, plans, discounts) => {
    const catalogue = aCatalogue({ plans, discounts });
    expect(subscriptionOf(agreed, { catalogue })).toMatchObject({
      planName: 'Team',
      planPeriod: 'monthly',
      users: 3,
      periodCharge: 7830,
      nextCharge: { at: '2026-12-21T10:00:00.000Z', amount: 7830 },
    });
    const later = { catalogue, now: new Date('2027-01-22T00:00:00Z') };
    expect(subscriptionOf(agreed, later)?.nextCharge).toEqual({
      at: '2027-02-21T10:00:00.000Z',
      amount: 8700,
    });
  });

  it('has another currency', () => {
    const pounds = { ...paidByCard, currency: 'GBP' };
    expect(subscriptionOf({ ...agreed, currency: 'CAD' }, { lastPayment: pounds })).toMatchObject({
      currency: 'CAD',
      lastPayment: { currency: 'GBP' },
    });
  });

  it('renames the plan, which the account then shows by its new name', () => {
    const catalogue = aCatalogue({ plans: [{ ...team, name: 'Crew' }] });
    expect(subscriptionOf(agreed, { catalogue })?.planName).toBe('Crew');
  });
});
