import { inTransaction } from '../storage/inTransaction.ts';
import type { AttemptRow } from '../storage/tables/PaymentTables.ts';
import type { OrderSteps } from './Order.ts';
import type { OrderDeps } from './OrderDeps.ts';
import type { PreparedOrder } from './PreparedOrder.ts';

/** An order that may be charged, and what is stored once it is. */
export interface AdmittedOrder {
  readonly attempt: AttemptRow;
  readonly prepared: PreparedOrder;
}

/**
 * Lets an order pass: the captcha, what the payer authorised beforehand, then all that is stored later.
 * Throws CallError where it may not pass; the attempt is taken back, and its key and claim are free.
 */
export async function admitOrder(
  deps: OrderDeps,
  attempt: AttemptRow,
  steps: OrderSteps,
): Promise<AdmittedOrder> {
  try {
    await steps.admit();
    const mandate_id = await mandateOf(deps, attempt);
    return { attempt: { ...attempt, mandate_id }, prepared: await steps.prepare() };
  } catch (error) {
    await dropAttempt(deps, attempt);
    throw error;
  }
}

/** Returns null where the order is paid by something else than a mandate, or not paid for. */
async function mandateOf(deps: OrderDeps, attempt: AttemptRow): Promise<string | null> {
  const { billing_request_id: billingRequestId, method, payment_account: paymentAccount } = attempt;
  if (method === null || billingRequestId === null) return null;
  const { findMandate } = deps.methods[method];
  return findMandate === null ? null : findMandate(deps, { paymentAccount, billingRequestId });
}

async function dropAttempt({ database }: OrderDeps, { id }: AttemptRow): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await transaction.deleteFrom('claims').where('attempt_id', '=', id).execute();
    await transaction
      .deleteFrom('attempts')
      .where('id', '=', id)
      .where('status', '=', 'accepted')
      .execute();
  });
}
