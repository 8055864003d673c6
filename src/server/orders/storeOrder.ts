import type { Kysely } from 'kysely';
import { unreachable } from '../../core/contract/unreachable.ts';
import { CallError } from '../errors/CallError.ts';
import type { Failure } from '../errors/Failure.ts';
import { inTransaction } from '../storage/inTransaction.ts';
import { keptQuery } from '../storage/keptQuery.ts';
import type { AttemptRow } from '../storage/tables/PaymentTables.ts';
import type { Tables } from '../storage/tables/Tables.ts';
import { closeAttempt } from './attempts/closeAttempt.ts';
import { queueVoid } from './attempts/queueVoid.ts';
import type { BilledOrder } from './billOrder.ts';
import type { OrderDeps } from './OrderDeps.ts';
import { type PaidFor, storePayment } from './storePayment.ts';
import { storeSignUp } from './storeSignUp.ts';
import { storeUpgrade } from './storeUpgrade.ts';

export type StoreOutcome =
  /** Stored by this call, which returns this answer. */
  | { readonly kind: 'stored'; readonly answered: AttemptRow }
  /** Ended by another process, which was first. */
  | { readonly kind: 'over' }
  /** No longer possible; nothing is stored. */
  | { readonly kind: 'refused'; readonly failure: Failure };

interface Ordered {
  readonly id: string;
  readonly userId: string;
}

const keepUser = keptQuery((database, { id, userId }: Ordered) =>
  database.updateTable('attempts').set({ user_id: userId }).where('id', '=', id),
);

/**
 * Stores account, payment, capture, mails and answer in the second transaction. Only the first
 * process to arrive stores them; a later one voids any other payment for the order.
 */
export async function storeOrder(deps: OrderDeps, order: BilledOrder): Promise<StoreOutcome> {
  const { approval, attempt } = order;
  const { transactionId } = approval;
  const answer = { response_status: 200, response_body: JSON.stringify(answerTo(order)) };
  try {
    const isStored = await inTransaction(deps.database, async (transaction) => {
      const isFirst = await closeAttempt(transaction, deps, attempt, {
        status: 'succeeded',
        transaction_id: transactionId,
        ...answer,
      });
      if (isFirst) await storeRows(transaction, deps, order);
      else await queueVoid(transaction, deps, attempt, transactionId);
      return isFirst;
    });
    if (!isStored) return { kind: 'over' };
    deps.metrics.orderEnded(attempt, 'succeeded');
    return { kind: 'stored', answered: { ...attempt, ...answer } };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return { kind: 'refused', failure: error.failure };
  }
}

/**
 * The answer says how the order was paid. The previous version finds an order by its reference, the
 * id.
 */
function answerTo({
  approval,
  attempt: { id, method },
  prepared: { answer },
}: BilledOrder): object {
  const { cardType = null, lastFour = null } = approval.kept ?? {};
  const paid = method !== null && { paymentType: method, paidWith: { method, cardType, lastFour } };
  return { ...answer, data: { ...answer.data, reference: id, ...paid } };
}

async function storeRows(
  transaction: Kysely<Tables>,
  deps: OrderDeps,
  order: BilledOrder,
): Promise<void> {
  const paidFor = await storeOrdered(transaction, deps, order);
  await keepUser.changed(transaction, { id: order.attempt.id, userId: paidFor.userId });
  await storePayment(transaction, deps, order, paidFor);
}

async function storeOrdered(
  transaction: Kysely<Tables>,
  deps: OrderDeps,
  order: BilledOrder,
): Promise<PaidFor> {
  const { prepared } = order;
  switch (prepared.kind) {
    case 'signUp':
      return storeSignUp(transaction, deps, order, prepared);
    case 'upgrade':
      return storeUpgrade(transaction, deps, order, prepared);
    default:
      return unreachable(prepared);
  }
}
