import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { percent, rounded, times, whole } from '../../../../tests/factories/exactFractions.ts';
import { discounts, prices } from '../../../../tests/factories/priceOracle.ts';
import { PROPERTY_RUNS } from '../../../../tests/factories/propertyRuns.ts';
import { discountOf } from './discountOf.ts';

it('takes off its part or its amount, and never more than there is', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(prices, discounts, (sum, discount) => {
      const { rate } = discount;
      const off = discount.percentage
        ? Number(rounded(times(whole(sum), percent(rate))))
        : Math.trunc(rate);
      expect(discountOf(sum, discount)).toBe(Math.min(sum, off));
    }),
    { numRuns: PROPERTY_RUNS },
  );
});

it.each([
  [1000, true, 25, 250],
  [1000, true, 100, 1000],
  [1000, false, 250, 250],
  [1000, false, 1001, 1000],
  [0, false, 250, 0],
])('takes from %d (percentage: %s, %d) exactly %d', (sum, percentage, rate, off) => {
  expect(discountOf(sum, { percentage, rate })).toBe(off);
});
