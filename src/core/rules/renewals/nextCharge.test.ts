import { expect, it } from 'vitest';
import { type ChargeTerms, nextCharge } from './nextCharge.ts';

function terms(overrides: Partial<ChargeTerms> = {}): ChargeTerms {
  return {
    planPeriod: 'monthly',
    firstChargeAt: new Date('2026-01-31T10:00:00Z'),
    firstCharge: 4900,
    recurring: 2000,
    full: 2500,
    discountedCharges: 3,
    ...overrides,
  };
}

const next = (after: string, overrides: Partial<ChargeTerms> = {}) => {
  const { amount, at } = nextCharge(terms(overrides), new Date(after));
  return [at.toISOString().slice(0, 10), amount];
};

it('a running trial is charged at its end, including the set-up fee', () => {
  expect(next('2026-01-20T00:00:00Z')).toEqual(['2026-01-31', 4900]);
});

it('the next charge comes a month after one made just now', () => {
  expect(next('2026-01-31T10:00:00Z')).toEqual(['2026-02-28', 2000]);
});

it('a short month does not move later charges', () => {
  expect(next('2026-02-28T10:00:00Z')).toEqual(['2026-03-31', 2000]);
});

it('the full amount starts with the first charge that the discount does not lower', () => {
  expect(next('2026-03-31T09:59:59Z')).toEqual(['2026-03-31', 2000]);
  expect(next('2026-03-31T10:00:00Z')).toEqual(['2026-04-30', 2500]);
});

it('the second charge is full if the discount lowers only the first, or none', () => {
  expect(next('2026-02-01T00:00:00Z', { discountedCharges: 1 })).toEqual(['2026-02-28', 2500]);
  expect(next('2026-02-01T00:00:00Z', { discountedCharges: 0 })).toEqual(['2026-02-28', 2500]);
});

it('a yearly plan is charged on the same day of each year', () => {
  expect(next('2026-02-01T00:00:00Z', { planPeriod: 'yearly' })).toEqual(['2027-01-31', 2000]);
  expect(next('2031-01-31T10:00:00Z', { planPeriod: 'yearly' })).toEqual(['2032-01-31', 2500]);
});

it('a subscription of many years is charged within a month', () => {
  expect(next('2036-06-30T10:00:00Z')).toEqual(['2036-07-31', 2500]);
});
