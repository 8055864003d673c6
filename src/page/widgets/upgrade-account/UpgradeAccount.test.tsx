import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import { aPlan } from '../../../../tests/factories/brands/aCatalogue.ts';
import { anAccount, aSubscription } from '../../../../tests/factories/orders/anAccount.ts';
import { aPageData, aSession } from '../../../../tests/factories/pages/aPageData.ts';
import { renderInPage } from '../../../../tests/factories/pages/renderInPage.tsx';
import type { Plan } from '../../../core/contract/generated/catalogue.ts';
import type { SubscriptionSummary } from '../../../core/contract/generated/session.ts';
import { UpgradeAccount } from './UpgradeAccount.tsx';

function show(companyName: string) {
  const data = aPageData({ sessionInfo: aSession({ account: anAccount({ companyName }) }) });
  renderInPage(<UpgradeAccount />, aBrand(), {
    ...data,
    pageConfig: { ...data.pageConfig, view: 'payment' },
  });
}

test('it names the company whose plan is changed', () => {
  show('Analytical Engines');
  expect(screen.getByText('You are choosing a plan for Analytical Engines.')).toBeTruthy();
});

/** The text about the change to a plan. */
function changeTo(
  plan: Partial<Plan>,
  subscription: SubscriptionSummary | null,
  waived = false,
): string {
  const plans = [aPlan({ id: 'team', name: 'Team', price: 1900, ...plan })];
  const account = anAccount({ subscription });
  const session = aSession({ plans, selectedPlanId: 'team', account, signupType: 'paid' });
  const { pageConfig, ...data } = aPageData({ sessionInfo: session });
  const brand = aBrand({ plans: { ...aBrand().plans, setUpFeeWaived: waived } });
  const config = { ...pageConfig, view: 'payment' } as const;
  const { container } = renderInPage(<UpgradeAccount />, brand, { ...data, pageConfig: config });
  return container.querySelector('[aria-live]')?.textContent ?? '';
}

const PAID = aSubscription({ planName: 'Starter', trialEndsAt: null });
const ENDS = 'Your current plan, Starter, ends today, and Team begins at once.';

test('it names the current plan, what happens to it, and what is due', () => {
  expect(changeTo({ setUpFee: 9500 }, PAID)).toBe(
    `${ENDS} What is left of the time paid for is not refunded. A set-up fee of $95.00 is due today.`,
  );
});

test('it says of a plan whose set-up fee is waived that there is none', () => {
  expect(changeTo({ setUpFee: 9500 }, PAID, true)).toMatch(/ There is no set-up fee\.$/);
});

test('it mentions no set-up fee where plans have none', () => {
  expect(changeTo({ setUpFee: 0 }, PAID)).not.toContain('set-up fee');
});

test('it does not say of a plan that has ended that it ends now', () => {
  const ended = { ...PAID, endedAt: '2026-12-01T00:00:00Z' };
  expect(changeTo({ setUpFee: 9500 }, ended)).toBe('A set-up fee of $95.00 is due today.');
});

test('it does not mention a paid period to an account that never paid', () => {
  expect(changeTo({}, { ...PAID, lastPayment: null })).toBe(ENDS);
});

test.each(['Starter', 'Team'])(
  'it leaves it to the payment to say that a trial of %s ends',
  (planName) => {
    const trial = { ...PAID, planName, trialEndsAt: '2026-12-01T00:00:00Z' };
    expect(changeTo({}, trial)).toBe('');
    expect(changeTo({ setUpFee: 9500 }, trial)).toBe('A set-up fee of $95.00 is due today.');
  },
);

test('it does not say that a plan selected again ends', () => {
  expect(changeTo({}, { ...PAID, planName: 'Team', lastPayment: null })).toBe(
    'You keep Team. Changes begin a new billing period today.',
  );
});

test('an account without a plan has none that ends', () => {
  expect(changeTo({}, null)).toBe('');
});

test('an account without a company is named by its address', () => {
  show('');
  expect(screen.getByText('You are choosing a plan for ada@example.com.')).toBeTruthy();
});
