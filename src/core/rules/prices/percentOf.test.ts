import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { DEPTH } from '../../../../tests/factories/depth.ts';
import {
  percent,
  plus,
  rounded,
  times,
  whole,
} from '../../../../tests/factories/payments/exactFractions.ts';
import { rates } from '../../../../tests/factories/payments/priceOracle.ts';
import { percentOf, withTax } from './percentOf.ts';

const amounts = fc.integer({ min: 0, max: 10 ** 12 });

it('takes a percentage exactly, rounded half up once', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(amounts, rates(3, 100), (amount, rate) => {
      expect(percentOf(amount, rate)).toBe(Number(rounded(times(whole(amount), percent(rate)))));
    }),
    { numRuns: DEPTH.propertyRuns },
  );
});

it('adds tax exactly, rounded half up once', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(amounts, rates(3, 30), (amount, rate) => {
      const taxed = times(whole(amount), plus(whole(1), percent(rate)));
      expect(withTax(amount, rate)).toBe(Number(rounded(taxed)));
    }),
    { numRuns: DEPTH.propertyRuns },
  );
});

it.each([
  [50, 1, 1],
  [49, 1, 0],
  [20, 14.975, 3],
  [1000, 14.975, 150],
  [1000, 8.875, 89],
])('of %d takes %d percent as %d', (amount, rate, part) => {
  expect(percentOf(amount, rate)).toBe(part);
});
