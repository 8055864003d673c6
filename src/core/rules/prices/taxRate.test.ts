import { expect, it } from 'vitest';
import { taxRate } from './taxRate.ts';

const tax = {
  on: true,
  taxRates: [{ provinceCode: 'ON' as const, taxRate: 13 }],
  defaultTaxRate: 5,
};

it('takes the rate of the province', () => {
  expect(taxRate(tax, 'ON')).toBe(13);
});

it('takes the default while no province is known', () => {
  expect(taxRate(tax, '')).toBe(5);
});

it('is nothing where the brand adds no tax', () => {
  expect(taxRate({ ...tax, on: false }, 'ON')).toBe(0);
});
