import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { DEPTH } from '../../../../tests/factories/depth.ts';
import {
  percent,
  rounded,
  times,
  whole,
} from '../../../../tests/factories/payments/exactFractions.ts';
import { discounts, prices } from '../../../../tests/factories/payments/priceOracle.ts';
import { discountOf } from './discountOf.ts';

it('takes off its percentage or amount, and never more than the sum', { timeout: 60_000 }, () => {
  const periods = fc.constantFrom('monthly', 'yearly');
  fc.assert(
    fc.property(prices, discounts, periods, (sum, discount, planPeriod) => {
      const { oneTime, percentage, period, rate } = discount;
      const months = planPeriod === 'yearly' && !oneTime && period < 12 ? period : 12;
      const covered = times(whole(sum), { n: BigInt(months), d: 12n });
      const off = percentage ? Number(rounded(times(covered, percent(rate)))) : rate;
      expect(discountOf(sum, discount, planPeriod)).toBe(Math.min(Number(rounded(covered)), off));
    }),
    { numRuns: DEPTH.propertyRuns },
  );
});

it.each([
  [1000, true, 25, 250],
  [1000, true, 100, 1000],
  [1000, false, 250, 250],
  [1000, false, 1001, 1000],
  [0, false, 250, 0],
])('takes from %d (percentage: %s, %d) exactly %d', (sum, percentage, rate, off) => {
  expect(discountOf(sum, { percentage, rate, oneTime: false, period: 3 }, 'monthly')).toBe(off);
});

it.each([
  ['three months of a year', true, 20, false, 3, 11_000],
  ['three months of a year, all of it', true, 100, false, 3, 55_000],
  ['a fixed amount, once', false, 5000, false, 3, 5000],
  ['a fixed amount, up to what three months cost', false, 100_000, false, 3, 55_000],
  ['a whole year', true, 20, false, 12, 44_000],
  ['each of two years', true, 20, false, 24, 44_000],
  ['the first charge, whatever the months', true, 20, true, 1, 44_000],
])('from $2,200.00 a year: %s', (_what, percentage, rate, oneTime, period, off) => {
  expect(discountOf(220_000, { percentage, rate, oneTime, period }, 'yearly')).toBe(off);
});

it('rounds half up, once, at the end', () => {
  const discount = { percentage: true, rate: 10, oneTime: false, period: 1 };
  // A twelfth of 60 is 5, and of 59 a little less. Ten percent of 5 is exactly a half, of less below it.
  expect([60, 59].map((sum) => discountOf(sum, discount, 'yearly'))).toEqual([1, 0]);
});
