import { expect, it } from 'vitest';
import { anAddon, anIvrPlan, aPlan } from '../../../../tests/factories/brands/aCatalogue.ts';
import { analyticsItems, itemsValue } from './analyticsItems.ts';

const NOTHING_ELSE = { users: 1, addons: [], ivrPlan: null };

it('lists the plan at its monthly price, for the paid number of users', () => {
  const plan = aPlan({ id: 'team', price: 1900 });
  const items = analyticsItems({ ...NOTHING_ELSE, plan, users: 4 });
  expect(items).toEqual([{ id: 'team', category: 'plan', price: 19, quantity: 4 }]);
  expect(itemsValue(items)).toBe(76);
});

it('divides the prices of a yearly plan and its extras by twelve', () => {
  const plan = aPlan({ id: 'year', price: 29_000, planPeriod: 'yearly', billingType: 'FLAT' });
  const addons = [anAddon({ price: 1200 })];
  const items = analyticsItems({ plan, users: 1, addons, ivrPlan: anIvrPlan({ price: 10_800 }) });
  expect(items).toEqual([
    { id: 'year', category: 'plan', price: 24.17, quantity: 1 },
    { id: 'extra', category: 'addon', price: 1, quantity: 1 },
    { id: 'menu', category: 'ivr', price: 9, quantity: 1 },
  ]);
  expect(itemsValue(items)).toBe(34.17);
});

it.each([
  ['admin access', aPlan({ access: 'admin', price: 5000 })],
  ['minutes', aPlan({ billingType: 'MINUTES', price: 5000 })],
])('counts a plan of %s once, for any number of users', (_name, plan) => {
  expect(analyticsItems({ ...NOTHING_ELSE, plan, users: 9 })).toMatchObject([{ quantity: 1 }]);
});

it('is empty without a plan', () => {
  expect(analyticsItems({ ...NOTHING_ELSE, plan: null })).toEqual([]);
  expect(itemsValue([])).toBe(0);
});
