import type { Kysely } from 'kysely';
import { unreachable } from '../../../core/contract/unreachable.ts';
import { queuePaymentFailedMail } from '../../outbox/queuePaymentFailedMail.ts';
import type { PaymentRow } from '../../storage/PaymentTables.ts';
import type { Tables } from '../../storage/Tables.ts';
import { firstLook } from '../firstLook.ts';
import type { PaymentDeps } from '../PaymentDeps.ts';
import { askBank, type BankPayment } from './askBank.ts';

/** Asks what became of a bank's payment, and stores it. What is not known yet is asked again a day later. */
export async function followPayment(deps: PaymentDeps, payment: BankPayment): Promise<void> {
  const word = await askBank(deps, payment);
  switch (word) {
    case 'paid':
      return change(deps, payment, { state: 'captured', look_at: null });
    case 'failed':
      return failPayment(deps, payment);
    case 'underWay':
    case 'unknown':
      return lookAgain(deps, payment);
    default:
      return unreachable(word);
  }
}

async function lookAgain(
  deps: PaymentDeps,
  { id, state }: Pick<PaymentRow, 'id' | 'state'>,
): Promise<void> {
  if (state !== 'submitted') return;
  const look_at = firstLook(deps.clock()).toISOString();
  await deps.database.updateTable('payments').set({ look_at }).where('id', '=', id).execute();
}

async function change(
  { clock, database }: PaymentDeps,
  { id }: Pick<PaymentRow, 'id'>,
  changes: Pick<PaymentRow, 'state' | 'look_at'>,
): Promise<void> {
  await database
    .updateTable('payments')
    .set({ ...changes, settled_at: clock().toISOString() })
    .where('id', '=', id)
    .where('state', '=', 'submitted')
    .execute();
}

/**
 * The bank has not paid, or has taken it back: the subscription's payment failed, and the account is
 * told by mail. It is not closed: that is for people to decide. Stored once.
 */
export async function failPayment(deps: PaymentDeps, payment: PaymentRow): Promise<void> {
  const { account_id, amount, brand_id, currency, id, method, subscription_id } = payment;
  const now = deps.clock();
  const isFirst = await deps.database.transaction().execute(async (transaction) => {
    const updated = await transaction
      .updateTable('payments')
      .set({ state: 'failed', look_at: null, settled_at: now.toISOString() })
      .where('id', '=', id)
      .where('state', '!=', 'failed')
      .executeTakeFirst();
    if (updated.numUpdatedRows !== 1n) return false;
    await transaction
      .updateTable('subscriptions')
      .set({ status: 'paymentFailed' })
      .where('id', '=', subscription_id)
      .where('status', '!=', 'ended')
      .execute();
    const userId = await ownerOf(transaction, account_id);
    const failed = { brandId: brand_id, userId, paymentId: id, method, amount, currency, now };
    await queuePaymentFailedMail(transaction, deps, failed);
    return true;
  });
  if (isFirst) deps.logger.warn({ paymentId: id, method }, "A bank's payment has failed");
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
