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
  const sales: FoundTransaction[] = [];
  const credits: Transaction[] = [];
  let isBeingAsked = false;
  const stream = gateway.transaction.search((search) => search.orderId().is(orderId));
  for await (const item of stream) {
    const transaction: Transaction = item;
    // The bank has not answered yet. A sale that timed out here may stay in this state for a while.
    if (transaction.status === 'authorizing') isBeingAsked = true;
    // A refund also has the order's id.
    else if (transaction.type === 'credit') credits.push(transaction);
    else sales.push(foundSale(transaction));
  }
  const found = sales.map((sale) => (isReturned(sale, credits) ? returned(sale) : sale));
  // An order has one sale. If there were more, the one that holds money would matter.
  const transaction =
    found.find(({ state }) => state === 'held' || state === 'captured') ??
    (isBeingAsked ? undefined : found[0]);
  if (transaction === undefined && isBeingAsked) {
    return { kind: 'unknown', cause: new Error('The bank is still being asked') };
  }
  return transaction === undefined ? { kind: 'none' } : { kind: 'found', transaction };
}

function foundSale(transaction: Transaction): FoundTransaction {
  return {
    id: transaction.id,
    state: transactionState(transaction.status),
    amount: moneyOf(transaction.amount, transaction.currencyIsoCode),
    method: methodOfTransaction(transaction),
  };
}

function returned(sale: FoundTransaction): FoundTransaction {
  return { ...sale, state: 'returned' };
}

/** Whether refunds took back all of a captured sale. One that the bank refused does not count. */
function isReturned({ amount, id, state }: FoundTransaction, credits: readonly Transaction[]) {
  if (state !== 'captured' || amount === null) return false;
  const amounts = credits
    .filter((credit) => credit.refundedTransactionId === id)
    .filter((credit) => transactionState(credit.status) === 'captured')
    .map((credit) => moneyOf(credit.amount, credit.currencyIsoCode)?.amount ?? 0);
  return amounts.reduce((sum, one) => sum + one, 0) >= amount.amount;
}
