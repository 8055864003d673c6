import { expect, it } from 'vitest';
import { aPlan } from '../../../../tests/factories/brands/aCatalogue.ts';
import { closestOfPeriod, hasPairs, pairOf, plansOfPeriod } from './planPairs.ts';

const team = aPlan({ id: 'team' });
const solo = aPlan({ id: 'solo' });
const teamYearly = aPlan({ id: 'team-yearly', planPeriod: 'yearly', yearlyOf: 'team' });
const site = aPlan({ id: 'site', planPeriod: 'yearly' });

it('finds the other plan of a pair, from both sides', () => {
  const plans = [solo, team, teamYearly];
  expect(pairOf(plans, team)).toBe(teamYearly);
  expect(pairOf(plans, teamYearly)).toBe(team);
  expect(pairOf(plans, solo)).toBeUndefined();
});

it('finds no pair when only one half is offered', () => {
  expect(hasPairs([team, teamYearly])).toBe(true);
  expect(hasPairs([solo, teamYearly])).toBe(false);
  expect(hasPairs([team, site])).toBe(false);
});

it.each([
  ['monthly', ['team', 'solo', 'site']],
  ['yearly', ['team-yearly', 'solo', 'site']],
] as const)('shows each plan once, in the order of the monthly ones: %s', (period, ids) => {
  const plans = [team, solo, teamYearly, site];
  expect(plansOfPeriod(plans, period).map(({ id }) => id)).toEqual(ids);
});

it('keeps a yearly plan in both periods when its monthly one is not offered', () => {
  for (const period of ['monthly', 'yearly'] as const) {
    expect(plansOfPeriod([solo, teamYearly], period)).toEqual([solo, teamYearly]);
  }
});

it.each([
  ['as dear a month', 1000, 'monthly', 'mid'],
  ['between two', 1200, 'monthly', 'top'],
  ['dearer than all', 9000, 'monthly', 'top'],
  ['cheaper than all', 100, 'monthly', 'low'],
] as const)('finds the closest plan of the other period for one %s', (_what, price, period, id) => {
  const plans = [
    aPlan({ id: 'free', price: 0 }),
    aPlan({ id: 'top', price: 2000 }),
    aPlan({ id: 'low', price: 500 }),
    aPlan({ id: 'mid', price: 1000 }),
    aPlan({ id: 'site', price: 12_000, planPeriod: 'yearly' }),
  ];
  const yearly = aPlan({ id: 'own', price: price * 12, planPeriod: 'yearly' });
  expect(closestOfPeriod(plans, yearly, period)?.id).toBe(id);
  expect(closestOfPeriod([yearly], yearly, 'monthly')).toBeUndefined();
});
