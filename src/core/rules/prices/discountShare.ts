import type { Discount, Plan } from '../../contract/generated/catalogue.ts';
import type { Ratio } from './timesRatio.ts';

const MONTHS = 12;

/**
 * The part of each lowered charge that a discount counts on: its months of the year's twelve where a
 * plan is charged by the year, else the whole.
 */
export function discountShare(
  { oneTime, period }: Pick<Discount, 'oneTime' | 'period'>,
  planPeriod: Plan['planPeriod'],
): Ratio {
  if (oneTime || planPeriod === 'monthly') return [1, 1];
  return [Math.min(period, MONTHS), MONTHS];
}

/** For how many of a year's months a discount counts; null where it counts on whole charges. */
export function discountedMonths(
  discount: Pick<Discount, 'oneTime' | 'period'>,
  planPeriod: Plan['planPeriod'],
): number | null {
  const [months, of] = discountShare(discount, planPeriod);
  return months < of ? months : null;
}
