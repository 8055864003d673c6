import type { Kysely } from 'kysely';
import { moveAgain } from '../../outbox/moveAgain.ts';
import { refundKey } from '../../outbox/queueRefund.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import type { PaymentRow } from '../../storage/tables/PaymentTables.ts';
import type { Tables } from '../../storage/tables/Tables.ts';
import type { OrderDeps } from '../OrderDeps.ts';

/** What a payment becomes that had failed. */
export type Revived = Pick<PaymentRow, 'look_at' | 'settled_at' | 'state'>;

/**
 * Stores that a bank's payment did not fail in the end: people sent it again, or the bank took back
 * its reversal. Its subscription runs again, too, unless another plan replaced it: then only the
 * money is stored, which people may have to refund. A payment that support refunded stays failed, and
 * is refunded once more. Returns whether it is stored.
 */
export async function revivePayment(
  { clock, database, logger }: Pick<OrderDeps, 'clock' | 'database' | 'logger'>,
  { attempt_id, id, method, subscription_id }: PaymentRow,
  revived: Revived,
): Promise<boolean> {
  const is = await inTransaction(database, async (transaction) => {
    // A requested refund counts even before it is carried out.
    if (await moveAgain(transaction, refundKey(attempt_id), clock())) return null;
    const isRunning = await resume(transaction, subscription_id);
    // A mandate that was kept for a plan which has ended is not needed any more.
    if (!isRunning && revived.state === 'kept') return null;
    const { numUpdatedRows } = await transaction
      .updateTable('payments')
      .set(revived)
      .where('id', '=', id)
      .where('state', '=', 'failed')
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n ? { isRunning } : null;
  });
  if (is === null) return false;
  const names = { paymentId: id, method };
  if (is.isRunning) logger.warn(names, "A bank's payment did not fail after all");
  else logger.warn(names, "A bank's payment did not fail after all, but its plan has ended");
  return true;
}

/** Returns whether the subscription runs again. */
async function resume(transaction: Kysely<Tables>, id: string): Promise<boolean> {
  const { trial_ends_at } = await transaction
    .selectFrom('subscriptions')
    .select('trial_ends_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { numUpdatedRows } = await transaction
    .updateTable('subscriptions')
    .set({ status: trial_ends_at === null ? 'active' : 'trial' })
    .where('id', '=', id)
    .where('status', '=', 'paymentFailed')
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
