import type { Plan } from '../../contract/generated/catalogue.ts';
import type { OrderPrices } from '../prices/priceOrder.ts';
import { type NextCharge, nextCharge } from './nextCharge.ts';

/** An order as its charges follow from it. */
export interface ChargedOrder {
  readonly planPeriod: Plan['planPeriod'];
  readonly prices: Pick<OrderPrices, 'firstCharge' | 'fullAmount' | 'totalAmount'>;
  /** How many charges a discount lowers, the first included; 0 where none does. */
  readonly discountedCharges: number;
  readonly orderedAt: Date;
  /** Null where the first charge is made with the order. */
  readonly trialEndsAt: Date | null;
}

/** The first charge at the end of a trial, or of an order. */
function termsOf({ orderedAt, prices, trialEndsAt, ...order }: ChargedOrder) {
  return {
    ...order,
    firstChargeAt: trialEndsAt ?? orderedAt,
    firstCharge: prices.firstCharge,
    recurring: prices.totalAmount,
    full: order.discountedCharges === 0 ? prices.totalAmount : prices.fullAmount,
  };
}

/** The charge that comes next once an order is placed: a trial's first one, else the second. */
export function upcomingCharge(order: ChargedOrder): NextCharge {
  return nextCharge(termsOf(order), order.orderedAt);
}

/** The charge after the first one. */
export function secondCharge(order: ChargedOrder): NextCharge {
  const terms = termsOf(order);
  return nextCharge(terms, terms.firstChargeAt);
}
