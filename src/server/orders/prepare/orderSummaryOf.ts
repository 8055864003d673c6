import type { OrderSummary } from '../../../core/contract/generated/calls.ts';
import type { Receipt } from '../../../core/mails/Receipt.ts';
import { isPricedByUser } from '../../../core/rules/prices/planLine.ts';
import type { CheckedOrder } from './checkOrder.ts';

export interface SummarySources {
  readonly order: Pick<CheckedOrder, 'plan' | 'quantity'>;
  /** Null where the order is no trial. */
  readonly trialEndsAt: string | null;
  /** Null where nothing is ever charged. */
  readonly receipt: Receipt | null;
}

/** What an order's answer says of it, so that a page can tell it again whatever the catalogue says then. */
export function orderSummaryOf({ order, receipt, trialEndsAt }: SummarySources): OrderSummary {
  const { plan, quantity } = order;
  return {
    planName: plan.name,
    users: isPricedByUser(plan) ? quantity : null,
    trialEndsAt,
    nextCharge: nextChargeOf(receipt),
  };
}

/** A trial's first charge comes at its end. Nothing is charged for a plan without a price. */
function nextChargeOf(receipt: Receipt | null): OrderSummary['nextCharge'] {
  if (receipt === null || receipt.charges.full === 0) return null;
  const { firstCharge, renewal, trialEndsAt } = receipt;
  return trialEndsAt === null ? { ...renewal } : { at: trialEndsAt, amount: firstCharge };
}
