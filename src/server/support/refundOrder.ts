import type { Kysely } from 'kysely';
import { unreachable } from '../../core/contract/unreachable.ts';
import { readAttempt } from '../orders/attempts/findAttempt.ts';
import { moveAgain } from '../outbox/moveAgain.ts';
import { queueBillingEnd } from '../outbox/queueBillingEnd.ts';
import { moneyMoveKey } from '../outbox/queueMoneyMove.ts';
import { queueRefund, refundKey } from '../outbox/queueRefund.ts';
import type { PaymentRow } from '../storage/tables/PaymentTables.ts';
import type { OutboxRow, Tables } from '../storage/tables/Tables.ts';
import type { SupportDeps } from './SupportDeps.ts';
import { SupportProblem } from './SupportProblem.ts';

/**
 * Queues the refund of an order's payment, and ends its subscription here and at billing. The
 * server carries it out once, however often it is requested. From now on the payment counts as
 * failed: nothing captures it, follows it, or tells the payer that their bank did not pay. One that
 * had failed before is refunded, too, because only the provider knows whether it has the money.
 * Returns what was done. Throws SupportProblem when there is nothing to refund.
 */
export async function refundOrder(
  transaction: Kysely<Tables>,
  { clock, newId }: Pick<SupportDeps, 'clock' | 'newId'>,
  orderId: string,
): Promise<string> {
  const asked = await statusOfRefund(transaction, orderId);
  if (asked !== null) return repeat(transaction, clock(), orderId, asked);
  const { brand_id: brandId, payment_account: paymentAccount } = await readAttempt(
    transaction,
    orderId,
  );
  const payment = await paymentOf(transaction, orderId);
  const now = clock();
  const { amount, currency, method, transactionId } = refundable(payment);
  await queueRefund(
    transaction,
    { newId },
    {
      attemptId: orderId,
      brandId,
      paymentAccount,
      method,
      transactionId,
      now,
    },
  );
  await queueBillingEnd(transaction, { newId }, { attemptId: orderId, brandId, now });
  await endOrder(transaction, payment, now.toISOString());
  await transaction
    .updateTable('outbox')
    .set({ status: 'done', done_at: now.toISOString() })
    .where('dedupe_key', '=', moneyMoveKey('capture', { paymentAccount, transactionId }))
    .where('status', '=', 'waiting')
    .execute();
  const money = `${amount} ${currency} (in its smallest unit)`;
  return payment.state === 'failed'
    ? `the payment of ${money} counts as failed here: the server asks the provider, and gives back what it has; billing ends the subscription`
    : `${money} go back, and billing ends the subscription`;
}

/** Answers a request for a refund that was requested before. */
async function repeat(
  transaction: Kysely<Tables>,
  now: Date,
  orderId: string,
  status: OutboxRow['status'],
): Promise<string> {
  switch (status) {
    case 'waiting':
      return 'was asked for before, and is being made';
    case 'byHand':
      return 'was asked for before: the bank has the payment already, so refund it by hand at the provider';
    case 'done':
      await moveAgain(transaction, refundKey(orderId), now);
      return 'was made before: the server asks the provider whether there is anything to give back since';
    case 'failed':
      return askAgain(transaction, now, orderId);
    default:
      return unreachable(status);
  }
}

/** A server that was rolled back to an earlier version abandons refunds, which it does not know. */
async function askAgain(transaction: Kysely<Tables>, now: Date, orderId: string): Promise<string> {
  await transaction
    .updateTable('outbox')
    .set({ status: 'waiting', attempts: 0, due_at: now.toISOString() })
    .where('dedupe_key', '=', refundKey(orderId))
    .where('status', '=', 'failed')
    .execute();
  return 'was asked for before and given up, and is tried again';
}

async function statusOfRefund(
  transaction: Kysely<Tables>,
  orderId: string,
): Promise<OutboxRow['status'] | null> {
  const row = await transaction
    .selectFrom('outbox')
    .select('status')
    .where('dedupe_key', '=', refundKey(orderId))
    .executeTakeFirst();
  return row?.status ?? null;
}

async function paymentOf(transaction: Kysely<Tables>, orderId: string): Promise<PaymentRow> {
  const payment = await transaction
    .selectFrom('payments')
    .selectAll()
    .where('attempt_id', '=', orderId)
    .executeTakeFirst();
  if (payment !== undefined) return payment;
  const { finished_at } = await readAttempt(transaction, orderId);
  throw new SupportProblem(
    finished_at === null
      ? 'It is not known yet what became of the order: the server finds out. Ask again in some minutes.'
      : 'The order has no payment. What an order without an account was charged, the server gives back by itself.',
  );
}

function refundable(payment: PaymentRow) {
  const { amount, currency, method, transaction_id: transactionId } = payment;
  if (transactionId === null) {
    throw new SupportProblem(
      'Nothing was charged with the order. What billing charged since is refunded at billing.',
    );
  }
  return { amount, currency, method, transactionId };
}

async function endOrder(
  transaction: Kysely<Tables>,
  { id, subscription_id }: PaymentRow,
  now: string,
): Promise<void> {
  await transaction
    .updateTable('payments')
    .set({ state: 'failed', settled_at: now, look_at: null })
    .where('id', '=', id)
    .execute();
  await transaction
    .updateTable('subscriptions')
    .set({ status: 'ended', ended_at: now })
    .where('id', '=', subscription_id)
    .where('status', '!=', 'ended')
    .execute();
}
