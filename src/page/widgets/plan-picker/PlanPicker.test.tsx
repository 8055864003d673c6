import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import { anAddon, aPlan } from '../../../../tests/factories/brands/aCatalogue.ts';
import { aPageData, aSession } from '../../../../tests/factories/pages/aPageData.ts';
import { renderInPage } from '../../../../tests/factories/pages/renderInPage.tsx';
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

test("the plans are radio buttons in the group 'Plan', named only by the plan", () => {
  show();
  const group = screen.getByRole('group', { name: 'Plan' });
  expect(within(group).getByRole('radio', { name: 'Starter' })).toHaveProperty('checked', true);
  expect(within(group).getByRole('radio', { name: 'Team' })).toHaveProperty('checked', false);
});

test('the number of users shows if the price is per user', async () => {
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

test.each([
  ['One user fewer', 2, '3'],
  ['One user more', 12, '11'],
] as const)(
  "'%s' keeps the focus at the end of its range, where it does nothing",
  (name, end, from) => {
    const { stores } = show([team]);
    const users = screen.getByRole('textbox', { name: 'Number of users' });
    fireEvent.change(users, { target: { value: from } });
    const button = screen.getByRole('button', { name });
    for (const disabled of [null, 'true', 'true']) {
      expect(button.getAttribute('aria-disabled')).toBe(disabled);
      // A browser takes the focus away from a disabled button, and with it the visitor's place.
      expect(button).toHaveProperty('disabled', false);
      fireEvent.click(button);
      expect(stores.plan.numberOfUsers).toBe(end);
    }
  },
);

describe('a text that is not an allowed number of users', () => {
  const WRONG = 'Please enter a whole number of users, from 2 to 12.';

  /** Types key by key: the beginning of the text may be an allowed number. */
  function typeUsers(text: string) {
    const page = show([team]);
    const users = screen.getByRole('textbox', { name: 'Number of users' });
    for (let keys = 0; keys <= text.length; keys += 1) {
      fireEvent.change(users, { target: { value: text.slice(0, keys) } });
    }
    fireEvent.blur(users);
    return { ...page, users };
  }

  function saidOf(field: HTMLElement): string {
    const described = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    return described.map((id) => document.getElementById(id)?.textContent).join();
  }

  test.each([
    '1.5',
    '5.5',
    '1e9',
    '-7',
    '٣',
    '99',
    '120',
    '1',
    '',
    '  ',
    '4 users',
    '9'.repeat(99),
  ])("'%s' stays, shows an error at the field, and buys nothing", async (text) => {
    const { flows, stores, users } = typeUsers(text);
    expect(users).toHaveProperty('value', text);
    expect(users.getAttribute('aria-invalid')).toBe('true');
    expect(saidOf(users)).toBe(WRONG);
    expect(stores.plan.numberOfUsers).toBe(2);

    await act(() => flows.submit());
    expect(stores.submit.summary[0]).toMatchObject({ field: 'numberOfUsers' });
    expect(stores.submit.focusTarget).toBe('numberOfUsers');
  });

  test('no text is read as another number than it says', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.double().map(String),
      fc.integer({ min: -20, max: 20 }).map((users) => ` ${users} `),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const { stores, unmount, users } = typeUsers(text);
        const isSaid = users.getAttribute('aria-invalid') === 'true';
        // A text field has one line.
        const typed = text.replace(/[\r\n]/g, '').trim();
        const isAllowed = /^0*([2-9]|1[0-2])$/.test(typed);
        const counts = isAllowed ? Number(typed) : 2;
        expect([isSaid, stores.plan.numberOfUsers]).toEqual([!isAllowed, counts]);
        unmount();
      }),
    );
  });

  test('is discarded once a button changes the number, or another plan is selected', () => {
    const { stores, users } = typeUsers('1.5');
    fireEvent.click(screen.getByRole('button', { name: 'One user more' }));
    expect(users).toHaveProperty('value', '3');
    expect(saidOf(users)).toBe('');
    fireEvent.change(users, { target: { value: 'x' } });
    act(() => stores.plan.setNumberOfUsers(5));
    expect(users).toHaveProperty('value', '5');
  });
});

test('only the plan chosen by the link is shown, the others are one press away', async () => {
  const { stores } = show(undefined, true);
  expect(screen.queryAllByRole('radio')).toEqual([]);
  expect(screen.getByRole('group', { name: 'Plan' }).textContent).toMatch(/^PlanStarter/);
  await userEvent.click(screen.getByRole('button', { name: 'Change plan' }));
  expect(stores.modal.editPlan).toBe(true);
});

describe('more plans than fit', () => {
  const many = ['One', 'Two', 'Three', 'Four'].map((name) => aPlan({ id: name, name }));

  test('are folded to the selected one, with a button for the others', async () => {
    const { stores } = show(many);
    expect(screen.queryAllByRole('radio')).toEqual([]);
    expect(screen.getByRole('group', { name: 'Plan' }).textContent).toMatch(/^PlanOne/);
    await userEvent.click(screen.getByRole('button', { name: 'Change plan' }));
    expect(stores.modal.editPlan).toBe(true);
  });

  test('are more than three, or more than two beside extras', () => {
    const { unmount } = show(many.slice(0, 3));
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    unmount();
    const sessionInfo = aSession({
      plans: many.slice(0, 3),
      selectedPlanId: 'One',
      addons: [anAddon()],
    });
    renderInPage(<PlanPicker />, aBrand(), aPageData({ sessionInfo }));
    expect(screen.queryAllByRole('radio')).toEqual([]);
  });
});

test('a single plan is not a choice: it shows and cannot be pressed', () => {
  const { stores } = show([team]);
  const group = screen.getByRole('group', { name: 'Plan' });
  expect(within(group).getByText('Team')).toBeTruthy();
  expect(within(group).queryByRole('radio')).toBeNull();
  expect(group.querySelector('label, input')).toBeNull();
  expect(stores.plan.selectedPlanId).toBe('team');
});

test('a price per user says so', () => {
  show();
  expect(screen.getByText('$12.00')).toBeTruthy();
  expect(screen.getByText(/per user per month/)).toBeTruthy();
});
