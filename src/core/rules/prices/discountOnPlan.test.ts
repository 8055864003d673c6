import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { aDiscount } from '../../../../tests/factories/brands/aCatalogue.ts';
import { DEPTH } from '../../../../tests/factories/depth.ts';
import { discounts } from '../../../../tests/factories/payments/priceOracle.ts';
import { discountOnPlan } from './discountOnPlan.ts';

it('takes the first discount that does not exclude the plan', { timeout: 60_000 }, () => {
  const planIds = fc.constantFrom('starter', 'other', 'third');
  fc.assert(
    fc.property(fc.array(discounts, { maxLength: 5 }), planIds, (list, planId) => {
      const allowed = list.filter((each) => each.restrictedDiscountPlans.indexOf(planId) < 0);
      expect(discountOnPlan(list, planId)).toBe(allowed.length === 0 ? null : allowed[0]);
    }),
    { numRuns: DEPTH.propertyRuns },
  );
});

it('skips a discount that excludes the plan', () => {
  const restricted = aDiscount({ id: 'first', restrictedDiscountPlans: ['team'] });
  const open = aDiscount({ id: 'second' });
  expect(discountOnPlan([restricted, open], 'team')).toBe(open);
  expect(discountOnPlan([restricted, open], 'solo')).toBe(restricted);
  expect(discountOnPlan([restricted], 'team')).toBeNull();
});
