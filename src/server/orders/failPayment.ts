import type { Kysely } from 'kysely';
import { queuePaymentFailedMail } from '../outbox/queuePaymentFailedMail.ts';
import { inTransaction } from '../storage/inTransaction.ts';
import type { PaymentRow } from '../storage/tables/PaymentTables.ts';
import type { Tables } from '../storage/tables/Tables.ts';
import { readAttempt } from './attempts/findAttempt.ts';
import { orderNumberOf } from './numbers/orderNumberOf.ts';
import type { OrderDeps } from './OrderDeps.ts';

/**
 * The bank has not paid, has reclaimed the money, or holds it no longer. Marks the subscription's
 * payment as failed and mails the account, unless nothing is due any more. Does not close the
 * account, because people decide that. Stored once, and only if the payment's state is still the
 * given one: returns whether it was now.
 */
export async function failPayment(
  deps: Pick<OrderDeps, 'clock' | 'database' | 'newId'>,
  payment: PaymentRow,
): Promise<boolean> {
  const { account_id, amount, attempt_id, brand_id, currency, id, method, state, subscription_id } =
    payment;
  const { card_type: cardType, last_four: lastFour } = payment;
  if (state === 'failed') return false;
  const now = deps.clock();
  return inTransaction(deps.database, async (transaction) => {
    const updated = await transaction
      .updateTable('payments')
      .set({ state: 'failed', look_at: null, settled_at: now.toISOString() })
      .where('id', '=', id)
      .where('state', '=', state)
      .executeTakeFirst();
    if (updated.numUpdatedRows !== 1n) return false;
    const { numUpdatedRows } = await transaction
      .updateTable('subscriptions')
      .set({ status: 'paymentFailed' })
      .where('id', '=', subscription_id)
      .where('status', '!=', 'ended')
      .executeTakeFirstOrThrow();
    // A mandate that was kept for a plan which has ended is not needed any more.
    if (numUpdatedRows === 0n && amount === 0) return true;
    const userId = await ownerOf(transaction, account_id);
    const failed = { brandId: brand_id, userId, paymentId: id, method, amount, currency, now };
    const orderNumber = orderNumberOf(await readAttempt(transaction, attempt_id));
    const named = { orderNumber, cardType, lastFour };
    await queuePaymentFailedMail(transaction, deps, { ...failed, ...named });
    return true;
  });
}

async function ownerOf(transaction: Kysely<Tables>, accountId: string): Promise<string> {
  const { id } = await transaction
    .selectFrom('users')
    .select('id')
    .where('account_id', '=', accountId)
    .where('role', '=', 'owner')
    .executeTakeFirstOrThrow();
  return id;
}
