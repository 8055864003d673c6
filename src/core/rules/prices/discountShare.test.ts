import { expect, it } from 'vitest';
import { discountedMonths, discountShare } from './discountShare.ts';

it.each([
  ['monthly', false, 3, [1, 1], null],
  ['monthly', true, 1, [1, 1], null],
  ['yearly', true, 1, [1, 1], null],
  ['yearly', false, 1, [1, 12], 1],
  ['yearly', false, 3, [3, 12], 3],
  ['yearly', false, 11, [11, 12], 11],
  ['yearly', false, 12, [12, 12], null],
  ['yearly', false, 24, [12, 12], null],
] as const)(
  'paid %s (one-time: %s, %d months): %j of each charge',
  (planPeriod, oneTime, period, share, months) => {
    expect(discountShare({ oneTime, period }, planPeriod)).toEqual(share);
    expect(discountedMonths({ oneTime, period }, planPeriod)).toBe(months);
  },
);
