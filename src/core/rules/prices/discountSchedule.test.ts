import { expect, it } from 'vitest';
import { aDiscount } from '../../../../tests/factories/aCatalogue.ts';
import { discountSchedule } from './discountSchedule.ts';

it('lists every month of a discount that lasts', () => {
  const schedule = discountSchedule(1000, aDiscount({ rate: 25, period: 3 }), 'monthly');
  expect(schedule).toEqual([
    { month: 1, discount: 250, charge: 750 },
    { month: 2, discount: 250, charge: 750 },
    { month: 3, discount: 250, charge: 750 },
  ]);
});

it('lowers the first charge alone when it is one-time', () => {
  const schedule = discountSchedule(1000, aDiscount({ oneTime: true, period: 6 }), 'monthly');
  expect(schedule.map(({ month }) => month)).toEqual([1]);
});

it('lowers each yearly charge that begins within its months', () => {
  const months = (period: number) =>
    discountSchedule(1000, aDiscount({ period }), 'yearly').map(({ month }) => month);
  expect([months(3), months(12), months(13)]).toEqual([[1], [1], [1, 13]]);
});

it('caps a fixed amount at the sum', () => {
  const discount = aDiscount({ percentage: false, rate: 5000, period: 1 });
  expect(discountSchedule(1000, discount, 'monthly')).toEqual([
    { month: 1, discount: 1000, charge: 0 },
  ]);
});
