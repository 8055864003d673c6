import { expect, it } from 'vitest';
import { decimal, isSameMoney, moneyOf } from './moneyOf.ts';

it.each([
  [4905, '49.05'],
  [100, '1.00'],
  [7, '0.07'],
  [123_456_789, '1234567.89'],
])('%i minor units are %s, and back', (amount, text) => {
  const money = { amount, currency: 'GBP' } as const;

  expect(decimal(money)).toBe(text);
  expect(moneyOf(text, 'GBP')).toEqual(money);
});

it.each([
  ['49', 'USD'],
  ['49.5', 'USD'],
  ['-1.00', 'USD'],
  ['49.00', 'EUR'],
  ['49.00', ''],
])('%s %s is no amount of ours', (amount, currency) => {
  expect(moneyOf(amount, currency)).toBeNull();
});

it('an amount differs by its currency', () => {
  const dollars = { amount: 100, currency: 'USD' } as const;

  expect(isSameMoney(dollars, { ...dollars })).toBe(true);
  expect(isSameMoney(dollars, { ...dollars, currency: 'CAD' })).toBe(false);
  expect(isSameMoney(dollars, null)).toBe(false);
});
