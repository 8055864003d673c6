import { describe, expect, it } from 'vitest';
import {
  aCatalogue,
  aDiscount,
  anAddon,
  anIvrPlan,
  aPlan,
} from '../../../tests/factories/brands/aCatalogue.ts';
import type { PaymentRow } from '../storage/tables/PaymentTables.ts';
import type { SubscriptionRow } from '../storage/tables/Tables.ts';
import { type AccountSources, accountSummary } from './accountSummary.ts';

const row: SubscriptionRow = {
  id: 'subscription-1',
  account_id: 'account-1',
  catalogue_id: 'slotbook-us',
  plan_id: 'team',
  plan_name: null,
  plan_period: null,
  signup_type: 'paid',
  quantity: 3,
  addon_ids: '["texting"]',
  ivr_id: 'menu',
  discount_id: null,
  deal_id: null,
  tax_percentage: 0,
  currency: 'USD',
  recurring_amount: 8700,
  full_amount: 8700,
  due_today_amount: 8700,
  first_charge_amount: 8700,
  billing_id: null,
  status: 'active',
  trial_ends_at: null,
  discounted_charges: null,
  trial_notice_at: null,
  ended_at: null,
  created_at: '2026-11-21T10:00:00.000Z',
};

const paid: PaymentRow = {
  id: 'payment-1',
  attempt_id: 'attempt-1',
  brand_id: 'slotbook',
  account_id: 'account-1',
  subscription_id: 'subscription-1',
  method: 'CC',
  amount: 8700,
  currency: 'USD',
  transaction_id: 'transaction-1',
  mandate_id: null,
  customer_id: 'customer-1',
  payment_token: 'card-1',
  card_type: 'Visa',
  last_four: '1111',
  state: 'captured',
  created_at: '2026-11-21T10:00:00.000Z',
  settled_at: null,
  look_at: null,
};

function subscriptionOf(
  changes: Partial<SubscriptionRow> = {},
  sources: Partial<AccountSources> = {},
) {
  return accountSummary({
    account: {
      accountId: 'account-1',
      userId: 'user-1',
      email: 'ada@example.com',
      firstName: 'Ada',
      lastName: '',
      companyName: '',
      role: 'owner',
      status: 'active',
      timeZone: 'UTC',
      provinceCode: null,
      assignedPlanId: null,
      createdAt: '2026-11-21T10:00:00.000Z',
    },
    subscription: { ...row, ...changes },
    lastPayment: paid,
    catalogue: aCatalogue({
      plans: [aPlan({ id: 'team', name: 'Team', price: 2900 })],
      addons: [anAddon({ id: 'texting', name: 'Texting' })],
      ivrPlans: [anIvrPlan({ id: 'menu', name: 'Menu' })],
      discounts: [aDiscount({ id: 'friend', period: 3 })],
    }),
    now: new Date('2026-11-22T00:00:00Z'),
    ...sources,
  }).subscription;
}

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
  const subscription = subscriptionOf({}, { lastPayment: { ...paid, state } });
  expect(subscription?.lastPayment?.state).toBe(shown);
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
  const kept = { ...paid, amount: 0, state: 'kept' } as const;
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

it('a trial that is over is no trial any more', () => {
  const trial = { trial_ends_at: '2026-12-05T10:00:00.000Z' };
  expect(subscriptionOf(trial, { now: new Date('2026-12-05T10:00:00Z') })?.trialEndsAt).toBeNull();
});

it('nothing is charged by itself where nothing was ever paid with, or nothing is owed', () => {
  expect(subscriptionOf({}, { lastPayment: null })?.nextCharge).toBeNull();
  expect(subscriptionOf({ full_amount: 0 })?.nextCharge).toBeNull();
});

it('a refunded plan has ended, and nothing more is charged for it', () => {
  const ended = { status: 'ended', ended_at: '2026-11-21T23:00:00.000Z' } as const;
  expect(subscriptionOf(ended, { lastPayment: { ...paid, state: 'failed' } })).toMatchObject({
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
  expect(endOf('2026-12-05T10:00:00Z', { ...paid, state: 'kept' })).toBeNull();
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

  it('renames the plan, which the account then shows by its new name', () => {
    const catalogue = aCatalogue({ plans: [{ ...team, name: 'Crew' }] });
    expect(subscriptionOf(agreed, { catalogue })?.planName).toBe('Crew');
  });
});

it('an account without a subscription, or with a plan that the catalogue lost, has none to show', () => {
  expect(subscriptionOf({}, { subscription: null })).toBeNull();
  expect(subscriptionOf({ plan_id: 'gone' })).toBeNull();
});
