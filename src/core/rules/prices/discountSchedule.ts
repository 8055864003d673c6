import type { Discount, Plan } from '../../contract/generated/catalogue.ts';
import { discountOf } from './discountOf.ts';

export interface ScheduledCharge {
  /** The month of the charge, counted from 1. */
  readonly month: number;
  /** What is taken off, in minor units. */
  readonly discount: number;
  /** What is charged before tax, in minor units. */
  readonly charge: number;
}

/**
 * The charges that a discount lowers: the first alone for a one-time discount, else every charge
 * within its period of months. Serves Specification 9.0.3.
 */
export function discountSchedule(
  sum: number,
  discount: Discount,
  planPeriod: Plan['planPeriod'],
): readonly ScheduledCharge[] {
  const step = planPeriod === 'yearly' ? 12 : 1;
  const charges = discount.oneTime ? 1 : Math.ceil(discount.period / step);
  const off = discountOf(sum, discount);
  return Array.from({ length: charges }, (_, index) => ({
    month: index * step + 1,
    discount: off,
    charge: sum - off,
  }));
}
