import type { Discount, Plan } from '../../contract/generated/catalogue.ts';
import type { Ratio } from './timesRatio.ts';

const MONTHS = 12;

/**
 * Returns the part of each lowered charge that a discount applies to: for a plan charged yearly,
 * its months out of twelve; else the whole charge.
 */
export function discountShare(
  { oneTime, period }: Pick<Discount, 'oneTime' | 'period'>,
  planPeriod: Plan['planPeriod'],
): Ratio {
  if (oneTime || planPeriod === 'monthly') return [1, 1];
  return [Math.min(period, MONTHS), MONTHS];
}

/** Returns how many months of a yearly charge a discount covers; null when it covers whole charges. */
export function discountedMonths(
  discount: Pick<Discount, 'oneTime' | 'period'>,
  planPeriod: Plan['planPeriod'],
): number | null {
  const [months, of] = discountShare(discount, planPeriod);
  return months < of ? months : null;
}
