import { expect, it } from 'vitest';
import { aCatalogue, aDiscount, aPlan } from '../../../tests/factories/brands/aCatalogue.ts';
import { paidByCard, subscriptionOf } from '../../../tests/factories/orders/aStoredSubscription.ts';

it('names what the account has as in the catalogue', () => {
  expect(subscriptionOf()).toMatchObject({
    planName: 'Team',
    users: 3,
    addons: ['Texting'],
    ivrPlan: 'Menu',
    periodCharge: 8700,
    lastPayment: {
      method: 'CC',
      amount: 8700,
      at: '2026-11-21T10:00:00.000Z',
      state: 'paid',
      cardType: 'Visa',
      lastFour: '1111',
    },
  });
});

it.each([
  ['kept', 'kept'],
  ['held', 'processing'],
  ['submitted', 'processing'],
  ['captured', 'paid'],
  ['failed', 'failed'],
] as const)('a payment that is %s is shown as %s', (state, shown) => {
  const subscription = subscriptionOf({}, { lastPayment: { ...paidByCard, state } });
  expect(subscription?.lastPayment?.state).toBe(shown);
});

it('a plan that ended before its trial would have is in no trial', () => {
  const trial = { trial_ends_at: '2026-12-24T10:00:00.000Z' };
  const now = new Date('2026-12-01T00:00:00Z');
  expect(subscriptionOf(trial, { now })?.trialEndsAt).toBe(trial.trial_ends_at);
  const ended = { ...trial, status: 'ended', ended_at: '2026-11-30T10:00:00.000Z' } as const;
  expect(subscriptionOf(ended, { now })).toMatchObject({
    endedAt: ended.ended_at,
    trialEndsAt: null,
  });
});

it('is charged next a period after the order', () => {
  expect(subscriptionOf()?.nextCharge).toEqual({ at: '2026-12-21T10:00:00.000Z', amount: 8700 });
});

it('is charged the full amount once the discount has run out', () => {
  const lowered = { discount_id: 'friend', recurring_amount: 7830, first_charge_amount: 7830 };
  const amountAt = (now: string) =>
    subscriptionOf(lowered, { now: new Date(now) })?.nextCharge?.amount;
  expect(amountAt('2027-01-20T00:00:00Z')).toBe(7830);
  expect(amountAt('2027-01-22T00:00:00Z')).toBe(8700);
});

it('an offer for only the first charge does not change the price of each period', () => {
  const catalogue = aCatalogue({
    plans: [aPlan({ id: 'team', price: 2900 })],
    discounts: [aDiscount({ id: 'welcome', oneTime: true })],
  });
  const lowered = { discount_id: 'welcome', recurring_amount: 7830, first_charge_amount: 7830 };
  expect(subscriptionOf(lowered, { catalogue })).toMatchObject({
    periodCharge: 8700,
    nextCharge: { amount: 8700 },
  });
});

it('a discount that lasts lowers the price of each period while it does', () => {
  const lowered = { discount_id: 'friend', recurring_amount: 7830, first_charge_amount: 7830 };
  expect(subscriptionOf(lowered)?.periodCharge).toBe(7830);
  const later = { now: new Date('2027-03-01T00:00:00Z') };
  expect(subscriptionOf(lowered, later)?.periodCharge).toBe(8700);
});

it('a discount of the whole price does not make a plan free, because it ends', () => {
  const free = { discount_id: 'friend', recurring_amount: 0, first_charge_amount: 0 };
  const kept = { ...paidByCard, amount: 0, state: 'kept' } as const;
  expect(subscriptionOf(free, { lastPayment: kept })).toMatchObject({
    periodCharge: 8700,
    nextCharge: { at: '2026-12-21T10:00:00.000Z', amount: 0 },
  });
  expect(subscriptionOf({ ...free, full_amount: 0 })?.periodCharge).toBe(0);
});

it("is charged first at the trial's end, the set-up fee in it", () => {
  const trial = { trial_ends_at: '2026-12-05T10:00:00.000Z', first_charge_amount: 13_600 };
  expect(subscriptionOf(trial)).toMatchObject({
    trialEndsAt: '2026-12-05T10:00:00.000Z',
    nextCharge: { at: '2026-12-05T10:00:00.000Z', amount: 13_600 },
  });
});

it('names the free minutes of a trial while it runs, unless it has days only', () => {
  const trial = { trial_ends_at: '2026-12-05T10:00:00.000Z' };
  expect(subscriptionOf({ ...trial, trial_minutes: 150 })?.trialMinutes).toBe(150);
  expect(subscriptionOf({ ...trial, trial_minutes: 0 })?.trialMinutes).toBeNull();
  const over = { now: new Date('2026-12-05T10:00:00Z') };
  expect(subscriptionOf({ ...trial, trial_minutes: 150 }, over)?.trialMinutes).toBeNull();
});

it('a trial that is over is no trial any more', () => {
  const trial = { trial_ends_at: '2026-12-05T10:00:00.000Z' };
  expect(subscriptionOf(trial, { now: new Date('2026-12-05T10:00:00Z') })?.trialEndsAt).toBeNull();
});

it('nothing is charged by itself where nothing was ever paid with, or nothing is owed', () => {
  expect(subscriptionOf({}, { lastPayment: null })?.nextCharge).toBeNull();
  expect(subscriptionOf({ full_amount: 0 })?.nextCharge).toBeNull();
});

it('an account without a subscription, or with a plan that the catalogue lost, has none to show', () => {
  expect(subscriptionOf({}, { subscription: null })).toBeNull();
  expect(subscriptionOf({ plan_id: 'gone' })).toBeNull();
});
