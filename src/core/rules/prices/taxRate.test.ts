import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { DEPTH } from '../../../../tests/factories/depth.ts';
import { rates } from '../../../../tests/factories/payments/priceOracle.ts';
import { PROVINCE_CODES } from '../fields/provinces.ts';
import { taxRate } from './taxRate.ts';

const tax = {
  on: true,
  taxRates: [{ provinceCode: 'ON' as const, taxRate: 13 }],
  defaultTaxRate: 5,
};

it('uses the rate of the province', () => {
  expect(taxRate(tax, 'ON')).toBe(13);
});

it('uses the default while no province is known', () => {
  expect(taxRate(tax, '')).toBe(5);
});

it('is 0 when the brand adds no tax', () => {
  expect(taxRate({ ...tax, on: false }, 'ON')).toBe(0);
});

it("is the chosen province's rate, else the default", { timeout: 60_000 }, () => {
  const codes = fc.constantFrom(...PROVINCE_CODES);
  const cases = fc.record({
    on: fc.boolean(),
    rateOf: fc.uniqueArray(fc.tuple(codes, rates(3, 30)), { selector: ([code]) => code }),
    defaultTaxRate: rates(3, 30),
  });
  fc.assert(
    fc.property(
      cases,
      fc.oneof(codes, fc.constant('')),
      ({ on, rateOf, defaultTaxRate }, chosen) => {
        const taxRates = rateOf.map(([provinceCode, rate]) => ({ provinceCode, taxRate: rate }));
        const known = new Map<string, number>(rateOf);
        const expected = on ? (known.get(chosen) ?? defaultTaxRate) : 0;
        expect(taxRate({ on, taxRates, defaultTaxRate }, chosen)).toBe(expected);
      },
    ),
    { numRuns: DEPTH.propertyRuns },
  );
});
