import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import { aPlan } from '../../../../tests/factories/brands/aCatalogue.ts';
import { aPageData, aSession } from '../../../../tests/factories/pages/aPageData.ts';
import { renderInPage } from '../../../../tests/factories/pages/renderInPage.tsx';
import { PlanPeriod } from './PlanPeriod.tsx';

const team = aPlan({ id: 'team', price: 1000 });
const solo = aPlan({ id: 'solo', price: 500 });
const yearlyOf = (plan: typeof team, price: number) =>
  aPlan({ ...plan, id: `${plan.id}-yearly`, price, planPeriod: 'yearly', yearlyOf: plan.id });

function show(plans = [team, yearlyOf(team, 9600)], selectedPlanId = 'team') {
  const sessionInfo = aSession({ plans, selectedPlanId });
  return renderInPage(<PlanPeriod />, aBrand(), aPageData({ sessionInfo }));
}

test('says what a year saves, and selects the same plan by the year', async () => {
  const { stores } = show();
  expect(screen.getByRole('group', { name: 'Billing period' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Monthly' })).toHaveProperty('checked', true);
  await userEvent.click(screen.getByRole('radio', { name: 'Yearly Save 20%' }));
  expect(stores.plan.selectedPlanId).toBe('team-yearly');
});

test('a link to the yearly plan selects the year', () => {
  show(undefined, 'team-yearly');
  expect(screen.getByRole('radio', { name: /^Yearly/ })).toHaveProperty('checked', true);
});

test('is a single Tab stop, and its arrow keys select', async () => {
  const { stores } = show();
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: 'Monthly' })).toBe(document.activeElement);
  await userEvent.keyboard('{ArrowRight}');
  expect(stores.plan.selectedPlanId).toBe('team-yearly');
  await userEvent.tab();
  expect(document.body).toBe(document.activeElement);
});

test.each([
  ['as much on each', [team, yearlyOf(team, 9600), solo, yearlyOf(solo, 4800)], 'Save 20%'],
  ['more on one', [team, yearlyOf(team, 9600), solo, yearlyOf(solo, 5400)], 'Save up to 20%'],
  ['nothing', [team, yearlyOf(team, 12_000)], ''],
] as const)('says it when a year saves %s', (_what, plans, said) => {
  show([...plans]);
  expect(screen.getByRole('radio', { name: `Yearly ${said}`.trim() })).toBeTruthy();
});

test('does not show without paired plans', () => {
  expect(show([team, solo]).container.textContent).toBe('');
});
