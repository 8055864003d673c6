import type { Discount } from '../../contract/generated/catalogue.ts';
import { percentOf } from './percentOf.ts';

/** What a discount takes off a sum, in minor units: a percentage or a fixed amount, never more than the sum. Serves Specification 9.0.3. */
export function discountOf(sum: number, discount: Pick<Discount, 'percentage' | 'rate'>): number {
  return Math.min(sum, discount.percentage ? percentOf(sum, discount.rate) : discount.rate);
}
