import { discountedCharges } from '../../../core/rules/prices/discountedCharges.ts';
import type { CheckedOrder } from './checkOrder.ts';

/** Returns how many of an order's charges its discount lowers, the first included; 0 for none. */
export function loweredCharges({
  discount,
  plan,
  prices,
}: Pick<CheckedOrder, 'discount' | 'plan' | 'prices'>): number {
  if (discount === null || prices.discount === 0) return 0;
  return discountedCharges(discount, plan.planPeriod);
}
