import type { Discount, Plan } from '../../contract/generated/catalogue.ts';
import { discountShare } from './discountShare.ts';
import { percentOf } from './percentOf.ts';
import { timesRatio } from './timesRatio.ts';

/**
 * Returns the amount that a discount takes off a charge, in minor units: a percentage of the part
 * it applies to, or a fixed amount up to that part. Rounded half up, once.
 */
export function discountOf(
  sum: number,
  discount: Pick<Discount, 'oneTime' | 'percentage' | 'period' | 'rate'>,
  planPeriod: Plan['planPeriod'],
): number {
  const share = discountShare(discount, planPeriod);
  const off = discount.percentage ? percentOf(sum, discount.rate, share) : discount.rate;
  return Math.min(timesRatio(sum, ...share), off);
}
