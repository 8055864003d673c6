import { inTransaction } from '../storage/inTransaction.ts';
import type { AttemptRow } from '../storage/tables/PaymentTables.ts';
import { namesOf } from './numbers/orderNumberOf.ts';
import type { OrderSteps } from './Order.ts';
import type { OrderDeps } from './OrderDeps.ts';
import type { PreparedOrder } from './PreparedOrder.ts';

/** An order that may be charged, and what is stored afterwards. */
export interface AdmittedOrder {
  readonly attempt: AttemptRow;
  readonly prepared: PreparedOrder;
}

/**
 * Admits an order: checks the captcha and the payer's authorisation, then prepares all that is
 * stored later. Throws CallError when it is refused; then the attempt is deleted, and its key and
 * claim are free again. If that fails, the settling job ends it a minute later.
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
    await tryToDrop(deps, attempt);
    throw error;
  }
}

/** Returns null when the order is not paid by a mandate. */
async function mandateOf(deps: OrderDeps, attempt: AttemptRow): Promise<string | null> {
  const { billing_request_id: billingRequestId, method, payment_account: paymentAccount } = attempt;
  if (method === null || billingRequestId === null) return null;
  const { findMandate } = deps.methods[method];
  return findMandate === null ? null : findMandate(deps, { paymentAccount, billingRequestId });
}

/** Throws nothing, because the visitor has to learn why the order was refused. */
async function tryToDrop(deps: OrderDeps, attempt: AttemptRow): Promise<void> {
  try {
    await dropAttempt(deps, attempt);
  } catch (err) {
    deps.logger.error({ err, ...namesOf(attempt) }, 'A refused order could not be forgotten');
  }
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
