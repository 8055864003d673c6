import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { aPlan } from '../../../../tests/factories/brands/aCatalogue.ts';
import { DEPTH } from '../../../../tests/factories/depth.ts';
import { allowedUsers, isPricedByUser, planLine } from './planLine.ts';

const plan = aPlan({ price: 250, numberOfUsers: { min: 2, max: 9, initial: 4 } });

it.each([
  [1, 2],
  [5, 5],
  [5.9, 5],
  [100, 9],
  [Number.NaN, 4],
])('allows %d users as %d', (asked, allowed) => {
  expect(allowedUsers(plan, asked)).toBe(allowed);
});

it('charges a plan that is not billed by users once', () => {
  expect(planLine(aPlan({ price: 250, billingType: 'MINUTES' }), 7)).toBe(250);
});

it.each([
  ['user', 'USERS', true],
  ['admin', 'USERS', false],
  ['user', 'FLAT', false],
  ['user', 'MINUTES', false],
] as const)('prices access %s, billed %s, by user: %s', (access, billingType, byUser) => {
  expect(isPricedByUser({ access, billingType })).toBe(byUser);
  expect(planLine({ access, billingType, price: 250 }, 7)).toBe(byUser ? 1750 : 250);
});

it('keeps any number of users within the bounds', { timeout: 60_000 }, () => {
  const bounds = fc
    .tuple(fc.integer({ min: 1, max: 100 }), fc.nat(100), fc.nat(100))
    .map(([min, a, b]) => ({ min, initial: min + Math.min(a, b), max: min + Math.max(a, b) }));
  fc.assert(
    fc.property(bounds, fc.integer({ min: -300, max: 300 }), (numberOfUsers, asked) => {
      let nearest = numberOfUsers.min;
      for (let each = numberOfUsers.min; each <= numberOfUsers.max; each += 1) {
        if (Math.abs(each - asked) < Math.abs(nearest - asked)) nearest = each;
      }
      expect(allowedUsers({ numberOfUsers }, asked)).toBe(nearest);
    }),
    { numRuns: DEPTH.propertyRuns },
  );
});
