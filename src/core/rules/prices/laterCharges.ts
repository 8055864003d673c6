import type { LaterCharges } from '../../contract/generated/calls.ts';
import type { OrderPrices } from './priceOrder.ts';

export interface OrderedCharges {
  readonly planPeriod: LaterCharges['planPeriod'];
  readonly prices: Pick<OrderPrices, 'firstCharge' | 'fullAmount'>;
  /** How many charges a discount lowers, the first included; 0 without one. */
  readonly discountedCharges: number;
  /** Whether the first charge comes at the end of a trial. */
  readonly isTrial: boolean;
}

/**
 * Returns the charges after today's, which neither the total nor the amount due today contains. The
 * page sends what it showed, and the server compares it with what it would have billed.
 */
export function laterCharges(order: OrderedCharges): LaterCharges {
  const { discountedCharges: discounted, isTrial, planPeriod, prices } = order;
  return {
    planPeriod,
    discounted,
    ...(discounted > 0 && { full: prices.fullAmount }),
    ...(isTrial && { first: prices.firstCharge }),
  };
}

/** Whether two orders have the same charges after today's. */
export function isSameLater(one: LaterCharges, other: LaterCharges): boolean {
  return (['planPeriod', 'discounted', 'full', 'first'] as const).every(
    (name) => one[name] === other[name],
  );
}
