import { expect, it } from 'vitest';
import { aPlan } from '../../../../tests/factories/aCatalogue.ts';
import { allowedUsers, planLine } from './planLine.ts';

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
