import type { Discount, Plan } from '../../contract/generated/catalogue.ts';

/**
 * Returns how many charges a discount lowers: the first one for a one-time discount, else every
 * charge that begins within its period of months.
 */
export function discountedCharges(
  discount: Pick<Discount, 'oneTime' | 'period'>,
  planPeriod: Plan['planPeriod'],
): number {
  if (discount.oneTime) return 1;
  return planPeriod === 'yearly' ? Math.ceil(discount.period / 12) : discount.period;
}
