import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { DEPTH } from '../../../../tests/factories/depth.ts';
import { discountedCharges } from './discountedCharges.ts';

it('counts the charges that begin within the period', { timeout: 60_000 }, () => {
  const cases = fc.record({ oneTime: fc.boolean(), period: fc.integer({ min: 1, max: 36 }) });
  const periods = fc.constantFrom('monthly', 'yearly');
  fc.assert(
    fc.property(cases, periods, (discount, planPeriod) => {
      let charges = 0;
      const monthsApart = planPeriod === 'monthly' ? 1 : 12;
      for (let month = 0; month < discount.period; month += monthsApart) charges += 1;
      expect(discountedCharges(discount, planPeriod)).toBe(discount.oneTime ? 1 : charges);
    }),
    { numRuns: DEPTH.propertyRuns },
  );
});

it.each([
  ['monthly', false, 3, 3],
  ['monthly', true, 6, 1],
  ['yearly', false, 3, 1],
  ['yearly', false, 12, 1],
  ['yearly', false, 13, 2],
  ['yearly', true, 36, 1],
] as const)(
  'lowers, paid %s (one-time: %s, %d months), %d',
  (planPeriod, oneTime, period, count) => {
    expect(discountedCharges({ oneTime, period }, planPeriod)).toBe(count);
  },
);
