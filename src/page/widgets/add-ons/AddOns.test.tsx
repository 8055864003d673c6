import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import { anAddon, aPlan } from '../../../../tests/factories/brands/aCatalogue.ts';
import { aPageData, aSession } from '../../../../tests/factories/pages/aPageData.ts';
import { renderInPage } from '../../../../tests/factories/pages/renderInPage.tsx';
import { AddOns } from './AddOns.tsx';

const ADDONS = [
  anAddon({ id: 'recording', name: 'Call recording', price: 1900 }),
  anAddon({ id: 'language', name: 'Second language', price: 4900 }),
];

function show(overrides: Parameters<typeof aSession>[0] = {}, isOpen = false) {
  const sessionInfo = aSession({ plans: [aPlan({ price: 1000 })], addons: ADDONS, ...overrides });
  return renderInPage(<AddOns isOpen={isOpen} />, aBrand(), aPageData({ sessionInfo }));
}

test("any number of add-ons can be selected in the group 'Add-ons'", async () => {
  const { stores } = show();
  const group = within(screen.getByRole('group', { name: 'Add-ons' }));
  await userEvent.click(group.getByRole('checkbox', { name: 'Second language' }));
  await userEvent.click(group.getByRole('checkbox', { name: 'Call recording' }));
  expect(stores.plan.selectedAddons).toEqual(['recording', 'language']);
  expect(stores.plan.totalAmount).toBe(7800);
});

test('an add-on can be removed again', async () => {
  const { stores } = show();
  const box = screen.getByRole('checkbox', { name: 'Call recording' });
  await userEvent.click(box);
  await userEvent.click(box);
  expect(box).toHaveProperty('checked', false);
  expect(stores.plan.selectedAddons).toEqual([]);
});

test("a price names its period, which is the plan's", () => {
  show({ plans: [aPlan({ planPeriod: 'yearly' })] });
  const box = screen.getByRole('checkbox', { name: 'Call recording' });
  const more = document.getElementById(box.getAttribute('aria-describedby') ?? '');
  expect(more?.textContent).toContain('+$19.00 per year');
});

test('without add-ons there is no group', () => {
  const { container } = show({ addons: [] });
  expect(container.textContent).toBe('');
});

test('extras fold to a line that names them and the lowest price', () => {
  const { container: page } = show();
  expect(page.querySelector('details')).toHaveProperty('open', false);
  const line = page.querySelector('summary')?.textContent;
  expect(line).toBe('Add-onsfrom $19.00Call recording, Second language');
});

test('the line names what is selected, and its price', async () => {
  const { container: page } = show({}, true);
  expect(page.querySelector('details')).toHaveProperty('open', true);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Second language' }));
  expect(page.querySelector('summary')?.textContent).toBe('Add-ons+$49.00Second language');
});
