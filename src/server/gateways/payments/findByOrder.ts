import type { BraintreeGateway, Transaction } from 'braintree';
import { moneyOf } from './moneyOf.ts';
import type { FoundTransaction, LookUpOutcome } from './PaymentGateway.ts';
import { methodOfTransaction } from './readVaulted.ts';
import { transactionState } from './transactionState.ts';

/** Finds an order's transaction. Throws what the SDK throws. */
export async function findByOrder(
  gateway: BraintreeGateway,
  orderId: string,
): Promise<LookUpOutcome> {
  const found: FoundTransaction[] = [];
  let isBeingAsked = false;
  const stream = gateway.transaction.search((search) => search.orderId().is(orderId));
  for await (const item of stream) {
    const transaction: Transaction = item;
    // A refund also has the order's id.
    if (transaction.type === 'credit') continue;
    // The bank has not answered yet. A sale that timed out here may stay in this state for a while.
    if (transaction.status === 'authorizing') {
      isBeingAsked = true;
      continue;
    }
    found.push({
      id: transaction.id,
      state: transactionState(transaction.status),
      amount: moneyOf(transaction.amount, transaction.currencyIsoCode),
      method: methodOfTransaction(transaction),
    });
  }
  // An order has one sale. If there were more, the one that holds money would matter.
  const transaction =
    found.find(({ state }) => state === 'held' || state === 'captured') ??
    (isBeingAsked ? undefined : found[0]);
  if (transaction === undefined && isBeingAsked) {
    return { kind: 'unknown', cause: new Error('The bank is still being asked') };
  }
  return transaction === undefined ? { kind: 'none' } : { kind: 'found', transaction };
}
