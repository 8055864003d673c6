import { inTransaction } from '../../storage/inTransaction.ts';
import type { PaymentRow } from '../../storage/tables/PaymentTables.ts';
import type { OrderDeps } from '../OrderDeps.ts';

/** What a payment becomes that had failed. */
export type Revived = Pick<PaymentRow, 'look_at' | 'settled_at' | 'state'>;

/**
 * Stores that a bank's payment did not fail in the end: people sent it again, or the bank took back
 * its reversal. Its subscription runs again, too. One that has ended since, as by a refund or
 * another plan, stays ended, and its payment failed.
 */
export async function revivePayment(
  { database, logger }: Pick<OrderDeps, 'database' | 'logger'>,
  { id, method, subscription_id }: Pick<PaymentRow, 'id' | 'method' | 'subscription_id'>,
  revived: Revived,
): Promise<void> {
  const isRevived = await inTransaction(database, async (transaction) => {
    const { trial_ends_at } = await transaction
      .selectFrom('subscriptions')
      .select('trial_ends_at')
      .where('id', '=', subscription_id)
      .executeTakeFirstOrThrow();
    const { numUpdatedRows } = await transaction
      .updateTable('subscriptions')
      .set({ status: trial_ends_at === null ? 'active' : 'trial' })
      .where('id', '=', subscription_id)
      .where('status', '=', 'paymentFailed')
      .executeTakeFirstOrThrow();
    if (numUpdatedRows !== 1n) return false;
    await transaction
      .updateTable('payments')
      .set(revived)
      .where('id', '=', id)
      .where('state', '=', 'failed')
      .execute();
    return true;
  });
  if (isRevived) logger.warn({ paymentId: id, method }, "A bank's payment did not fail after all");
}
