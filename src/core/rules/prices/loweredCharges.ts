import type { Discount, Plan } from '../../contract/generated/catalogue.ts';
import { discountedCharges } from './discountedCharges.ts';
import type { OrderPrices } from './priceOrder.ts';

/** The facts of an order that its discount depends on. */
export interface LoweredOrder {
  readonly discount: Discount | null;
  readonly plan: Pick<Plan, 'planPeriod'>;
  readonly prices: Pick<OrderPrices, 'discount'>;
}

/** Returns how many of an order's charges its discount lowers, the first included; 0 for none. */
export function loweredCharges({ discount, plan, prices }: LoweredOrder): number {
  if (discount === null || prices.discount === 0) return 0;
  return discountedCharges(discount, plan.planPeriod);
}
