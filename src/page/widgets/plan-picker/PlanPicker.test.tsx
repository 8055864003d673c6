import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aBrand } from '../../../../tests/factories/aBrand.ts';
import { aPlan } from '../../../../tests/factories/aCatalogue.ts';
import { aPageData, aSession } from '../../../../tests/factories/aPageData.ts';
import { renderInPage } from '../../../../tests/factories/renderInPage.tsx';
import { PlanPicker } from './PlanPicker.tsx';

const team = aPlan({
  id: 'team',
  name: 'Team',
  price: 1200,
  numberOfUsers: { min: 2, max: 12, initial: 2 },
});

function show(plans = [aPlan({ billingType: 'FLAT' }), team], isPlanFromLink = false) {
  return renderInPage(
    <PlanPicker />,
    aBrand(),
    aPageData({
      sessionInfo: aSession({ plans, selectedPlanId: plans[0]?.id ?? null, isPlanFromLink }),
    }),
  );
}

test("the plans are radios of the group 'Plan', named by the plan alone", () => {
  show();
  const group = screen.getByRole('group', { name: 'Plan' });
  expect(within(group).getByRole('radio', { name: 'Starter' })).toHaveProperty('checked', true);
  expect(within(group).getByRole('radio', { name: 'Team' })).toHaveProperty('checked', false);
});

test('the number of users is asked for where the price is by user', async () => {
  const { stores } = show();
  expect(screen.queryByRole('textbox', { name: 'Number of users' })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Team' }));
  await userEvent.click(screen.getByRole('button', { name: 'One user more' }));
  expect(screen.getByRole('textbox', { name: 'Number of users' })).toHaveProperty('value', '3');
  expect(stores.plan.numberOfUsers).toBe(3);
});

test('a number whose first digit is below the fewest can still be typed', async () => {
  const { stores } = show([team]);
  const users = screen.getByRole('textbox', { name: 'Number of users' });
  await userEvent.clear(users);
  await userEvent.type(users, '12');
  expect(stores.plan.numberOfUsers).toBe(12);
});

test('a number out of bounds becomes the nearest allowed when the field is left', async () => {
  const { stores } = show([team]);
  const users = screen.getByRole('textbox', { name: 'Number of users' });
  await userEvent.clear(users);
  await userEvent.type(users, '99');
  await userEvent.tab();
  expect(stores.plan.numberOfUsers).toBe(12);
  expect(users).toHaveProperty('value', '12');
  const described = users.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe('This plan takes 2 to 12 users.');
});

test('a plan that the link chose stands alone, the others a press away', async () => {
  const { stores } = show(undefined, true);
  expect(screen.queryAllByRole('radio')).toEqual([]);
  expect(screen.getByRole('group', { name: 'Plan' }).textContent).toMatch(/^PlanStarter/);
  await userEvent.click(screen.getByRole('button', { name: 'Edit plan' }));
  expect(stores.modal.editPlan).toBe(true);
});

test('one plan is no choice: it is said, and cannot be pressed', () => {
  const { stores } = show([team]);
  const group = screen.getByRole('group', { name: 'Plan' });
  expect(within(group).getByText('Team')).toBeTruthy();
  expect(within(group).queryByRole('radio')).toBeNull();
  expect(group.querySelector('label, input')).toBeNull();
  expect(stores.plan.selectedPlanId).toBe('team');
});

test('a price by user says so', () => {
  show();
  expect(screen.getByText('$12.00')).toBeTruthy();
  expect(screen.getByText(/per user per month/)).toBeTruthy();
});
