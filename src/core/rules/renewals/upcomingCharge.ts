import type { Plan } from '../../contract/generated/catalogue.ts';
import type { OrderPrices } from '../prices/priceOrder.ts';
import { type NextCharge, nextCharge } from './nextCharge.ts';

/** The facts of an order that determine its charges. */
export interface ChargedOrder {
  readonly planPeriod: Plan['planPeriod'];
  readonly prices: Pick<OrderPrices, 'firstCharge' | 'fullAmount' | 'totalAmount'>;
  /** How many charges a discount lowers, the first included; 0 without a discount. */
  readonly discountedCharges: number;
  readonly orderedAt: Date;
  /** Null when the first charge comes with the order. */
  readonly trialEndsAt: Date | null;
}

/** The first charge comes at the end of a trial, or with the order. */
function termsOf({ orderedAt, prices, trialEndsAt, ...order }: ChargedOrder) {
  return {
    ...order,
    firstChargeAt: trialEndsAt ?? orderedAt,
    firstCharge: prices.firstCharge,
    recurring: prices.totalAmount,
    full: order.discountedCharges === 0 ? prices.totalAmount : prices.fullAmount,
  };
}

/** Returns the charge after an order: the first one of a trial, else the second one. */
export function upcomingCharge(order: ChargedOrder): NextCharge {
  return nextCharge(termsOf(order), order.orderedAt);
}

/** Returns the charge that follows the first one. */
export function secondCharge(order: ChargedOrder): NextCharge {
  const terms = termsOf(order);
  return nextCharge(terms, terms.firstChargeAt);
}
