import type { OrderSummary } from '../../../core/contract/generated/calls.ts';
import type { Receipt } from '../../../core/mails/Receipt.ts';
import { isPricedByUser } from '../../../core/rules/prices/planLine.ts';
import type { CheckedOrder } from './checkOrder.ts';

export interface SummarySources {
  readonly order: Pick<CheckedOrder, 'plan' | 'quantity'>;
  /** Null unless the order is a trial. */
  readonly trialEndsAt: string | null;
  /** Null when nothing is ever charged. */
  readonly receipt: Receipt | null;
}

/**
 * Returns the part of an order's answer that describes it, so that a page can show it even after
 * the catalogue changes.
 */
export function orderSummaryOf({ order, receipt, trialEndsAt }: SummarySources): OrderSummary {
  const { plan, quantity } = order;
  return {
    planName: plan.name,
    users: isPricedByUser(plan) ? quantity : null,
    trialEndsAt,
    ...(trialEndsAt !== null && plan.billingType === 'MINUTES' && { trialMayEndSooner: true }),
    nextCharge: nextChargeOf(receipt),
  };
}

/** A trial's first charge is at its end. A plan without a price has no charge. */
function nextChargeOf(receipt: Receipt | null): OrderSummary['nextCharge'] {
  if (receipt === null || receipt.charges.full === 0) return null;
  const { firstCharge, renewal, trialEndsAt } = receipt;
  return trialEndsAt === null ? { ...renewal } : { at: trialEndsAt, amount: firstCharge };
}
