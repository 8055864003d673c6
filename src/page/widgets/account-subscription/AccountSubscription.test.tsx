import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import { anAccount, aSubscription } from '../../../../tests/factories/orders/anAccount.ts';
import { aPageData, aSession } from '../../../../tests/factories/pages/aPageData.ts';
import { renderInPage } from '../../../../tests/factories/pages/renderInPage.tsx';
import type {
  AccountSummary,
  PaymentSummary,
  SubscriptionSummary,
} from '../../../core/contract/generated/session.ts';
import { AccountSubscription } from './AccountSubscription.tsx';

function show(subscription: SubscriptionSummary | null, account: Partial<AccountSummary> = {}) {
  const data = aPageData({
    sessionInfo: aSession({ account: anAccount({ subscription, ...account }) }),
  });
  renderInPage(<AccountSubscription />, aBrand(), {
    ...data,
    pageConfig: { ...data.pageConfig, view: 'account' },
  });
  return within(screen.getByRole('region', { name: 'Your plan' }));
}

/** The rows as text: 'name: value'. */
function rows(): string[] {
  const names = screen.queryAllByRole('term');
  const values = screen.queryAllByRole('definition');
  return names.map((name, index) => `${name.textContent}: ${values[index]?.textContent}`);
}

function paidBy(payment: Partial<PaymentSummary>): SubscriptionSummary {
  const paid = aSubscription();
  return { ...paid, lastPayment: paid.lastPayment && { ...paid.lastPayment, ...payment } };
}

test('a paid plan shows its price, its next payment and its last', () => {
  const plan = show(aSubscription());
  expect(plan.getByText('Team')).toBeTruthy();
  expect(plan.getByText('$87.00')).toBeTruthy();
  expect(rows()).toEqual([
    'Users: 3',
    'Next payment: $87.00 on December\u00a021,\u00a02026',
    'Last payment: $87.00 on November\u00a021,\u00a02026Paid, Visa ending in\u00a01111',
  ]);
  expect(
    plan.getByText('You can cancel at any time: write to hello@slotbook.example.'),
  ).toBeTruthy();
});

test('amounts are in the currency that they were agreed and paid in, whatever the brand charges now', () => {
  const plan = show({ ...paidBy({ currency: 'CAD' }), currency: 'GBP' });
  expect(plan.getByText('£87.00')).toBeTruthy();
  expect(rows().slice(1)).toEqual([
    'Next payment: £87.00 on December\u00a021,\u00a02026',
    'Last payment: $87.00 on November\u00a021,\u00a02026Paid, Visa ending in\u00a01111',
  ]);
});

test('a trial with a card says when it ends, what is charged then and with what', () => {
  const kept = paidBy({ state: 'kept', amount: 0 });
  const plan = show({
    ...kept,
    users: null,
    minutes: 100,
    addons: ['Texting', 'Second language'],
    ivrPlan: 'Greeting',
    trialEndsAt: '2026-12-05T10:00:00Z',
    trialMinutes: 150,
    nextCharge: { at: '2026-12-05T10:00:00Z', amount: 13600 },
  });
  expect(plan.getByText('Free trial')).toBeTruthy();
  expect(rows()).toEqual([
    'Minutes a month: 100',
    'Free minutes in the trial: 150',
    'Add-ons: TextingSecond language',
    'IVR plan: Greeting',
    'Trial ends: December\u00a05,\u00a02026 at the latest',
    'First payment: $136.00 on December\u00a05,\u00a02026 at the latest',
    'Payment method: Visa ending in\u00a01111',
  ]);
});

test('a trial without a card says that nothing is charged when it ends', () => {
  const plan = show(
    aSubscription({ trialEndsAt: '2026-12-05T10:00:00Z', nextCharge: null, lastPayment: null }),
  );
  expect(plan.getByText(/^Nothing is charged when your trial ends\./)).toBeTruthy();
});

test('a plan that has ended says when, and promises no payment', () => {
  const plan = show({
    ...paidBy({ state: 'failed' }),
    endedAt: '2026-12-01T04:00:00Z',
    nextCharge: null,
  });
  expect(
    plan.getByText('This plan ended on December 1, 2026. Nothing more is charged for it.'),
  ).toBeTruthy();
  expect(rows()[1]).toMatch(/^Last payment: /);
  expect(plan.queryByText('$87.00')).toBeNull();
  expect(plan.getByRole('link', { name: 'Choose a plan' })).toBeTruthy();
});

test('a free plan says so once, and lists nothing', () => {
  const plan = show(
    aSubscription({
      planName: 'Free',
      users: null,
      periodCharge: 0,
      nextCharge: null,
      lastPayment: null,
    }),
  );
  expect(plan.getAllByText('Free')).toHaveLength(1);
  expect(plan.getByText('This plan is free: nothing is charged.')).toBeTruthy();
  expect(rows()).toEqual([]);
});

test('an account without a plan says so', () => {
  expect(show(null).getByText('Your account has no plan yet.')).toBeTruthy();
});

test.each([
  [{ method: 'CC', cardType: null, lastFour: null, state: 'paid' }, 'Paid, Card'],
  [
    { method: 'ACH', cardType: null, lastFour: '6789', state: 'processing' },
    'Being processed, Bank account ending in\u00a06789',
  ],
  [{ method: 'GC', cardType: null, lastFour: null, state: 'failed' }, 'Failed, Direct Debit'],
] as const)('a payment %o shows as: %s', (payment, text) => {
  show(paidBy(payment));
  expect(rows().at(-1)).toBe(`Last payment: $87.00 on November\u00a021,\u00a02026${text}`);
});

test('a mandate that has ended shows as failed, not as a payment of nothing', () => {
  show({
    ...paidBy({ method: 'GC', cardType: null, lastFour: null, amount: 0, state: 'failed' }),
    nextCharge: null,
  });
  expect(rows().at(-1)).toBe('Payment method: Failed, Direct Debit');
});

test.each([
  ['a payment', { amount: 8700 }],
  ['the mandate of a trial', { amount: 0 }],
] as const)('%s that failed says whom to write to', (_, payment) => {
  const failed = paidBy({ ...payment, method: 'GC', state: 'failed' });
  const nextCharge = payment.amount === 0 ? null : failed.nextCharge;
  const plan = show({ ...failed, nextCharge });
  const sentence = 'Your payment failed. To keep this plan, write to hello@slotbook.example.';
  expect(plan.getByText(sentence).closest('[data-tone="danger"]')).toBeTruthy();
});

test('an owner and an admin have a link to other plans', () => {
  const way = show(aSubscription()).getByRole('link', { name: 'Change plan' });
  expect(way.getAttribute('href')).toBe('/account/upgrade');
});

test('an account without a plan can choose one', () => {
  const plan = show(null, { role: 'admin' });
  expect(plan.getByRole('link', { name: 'Choose a plan' })).toBeTruthy();
});

test('an owner whose trial has no card can choose a plan, the tried one too', () => {
  const trial = { trialEndsAt: '2026-12-05T10:00:00Z', nextCharge: null, lastPayment: null };
  const plan = show(aSubscription(trial));
  expect(plan.getByRole('link', { name: 'Choose a plan' })).toBeTruthy();
});

test('a member reads whom to ask', () => {
  const plan = show(aSubscription(), { role: 'member' });
  expect(plan.queryByRole('link')).toBeNull();
  expect(
    plan.getByText('Please contact the owner or an admin to upgrade this account.'),
  ).toBeTruthy();
});

test('an account that waits for activation cannot change its plan', () => {
  expect(show(aSubscription(), { status: 'pending' }).queryByRole('link')).toBeNull();
});
