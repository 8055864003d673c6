import type { Kysely } from 'kysely';
import { unreachable } from '../../../core/contract/unreachable.ts';
import { queuePaymentFailedMail } from '../../outbox/queuePaymentFailedMail.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import type { PaymentRow } from '../../storage/tables/PaymentTables.ts';
import type { Tables } from '../../storage/tables/Tables.ts';
import { readAttempt } from '../attempts/findAttempt.ts';
import type { BankPayment } from '../methods/OrderMethod.ts';
import { orderNumberOf } from '../numbers/orderNumberOf.ts';
import type { OrderDeps } from '../OrderDeps.ts';
import { revivePayment } from './revivePayment.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Asks for the outcome of a bank's payment, and stores it. An unknown outcome is asked for again
 * later.
 */
export async function followPayment(deps: OrderDeps, payment: BankPayment): Promise<void> {
  const { settlement } = deps.methods[payment.method];
  if (settlement.kind !== 'followed') return;
  const word = await settlement.follow(deps, payment);
  switch (word) {
    case 'paid':
      return settle(deps, payment);
    case 'failed':
      return failPayment(deps, payment);
    case 'underWay':
      return waitFor(deps, payment);
    case 'unknown':
      // The provider could not be reached, so it is asked again, whatever the reason for asking
      // was.
      return lookAgain(deps, payment, HOUR_MS);
    default:
      return unreachable(word);
  }
}

async function lookAgain(
  { clock, database }: OrderDeps,
  { id }: Pick<PaymentRow, 'id'>,
  inMs: number | null,
): Promise<void> {
  const look_at = inMs === null ? null : new Date(clock().getTime() + inMs).toISOString();
  await database.updateTable('payments').set({ look_at }).where('id', '=', id).execute();
}

/** The bank has yet to pay, or a mandate that was kept is valid. */
async function waitFor(deps: OrderDeps, payment: PaymentRow): Promise<void> {
  const { state, transaction_id } = payment;
  if (state !== 'failed') return lookAgain(deps, payment, state === 'submitted' ? DAY_MS : null);
  const tomorrow = new Date(deps.clock().getTime() + DAY_MS).toISOString();
  const isKept = transaction_id === null;
  await revivePayment(deps, payment, {
    state: isKept ? 'kept' : 'submitted',
    look_at: isKept ? null : tomorrow,
    settled_at: null,
  });
}

async function settle(deps: OrderDeps, payment: PaymentRow): Promise<void> {
  const { clock, database } = deps;
  const { id, settled_at, state } = payment;
  if (state === 'failed') {
    const now = clock().toISOString();
    return revivePayment(deps, payment, { state: 'captured', look_at: null, settled_at: now });
  }
  await database
    .updateTable('payments')
    .set({ state: 'captured', look_at: null, settled_at: settled_at ?? clock().toISOString() })
    .where('id', '=', id)
    .where('state', '=', state)
    .execute();
}

/**
 * The bank has not paid, or has reclaimed the money. Marks the subscription's payment as failed and
 * mails the account, unless nothing is due any more. Does not close the account, because people
 * decide that. Stored once.
 */
export async function failPayment(deps: OrderDeps, payment: PaymentRow): Promise<void> {
  const { account_id, amount, attempt_id, brand_id, currency, id, method, subscription_id } =
    payment;
  const now = deps.clock();
  const isFirst = await inTransaction(deps.database, async (transaction) => {
    const updated = await transaction
      .updateTable('payments')
      .set({ state: 'failed', look_at: null, settled_at: now.toISOString() })
      .where('id', '=', id)
      .where('state', '!=', 'failed')
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
    await queuePaymentFailedMail(transaction, deps, { ...failed, orderNumber });
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
