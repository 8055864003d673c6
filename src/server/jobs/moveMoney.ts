import type { PaymentMethod } from '../../core/contract/generated/session.ts';
import { failPayment } from '../orders/failPayment.ts';
import { methodOf, unknownMethod } from '../orders/methods/methodOf.ts';
import type { OrderMethod } from '../orders/methods/OrderMethod.ts';
import type { MoneyMovePayload } from '../outbox/queueMoneyMove.ts';
import type { OutboxRow } from '../storage/tables/Tables.ts';
import { CaptureLost } from './CaptureLost.ts';
import type { OutboxDeps } from './OutboxDeps.ts';
import { RefundNeeded } from './RefundNeeded.ts';

/**
 * Captures an order's payment. Throws when it has to be tried again, and CaptureLost when it can
 * never succeed: then the payment has failed, and the account gets a mail about it.
 */
export async function captureSale(deps: OutboxDeps, row: OutboxRow): Promise<void> {
  const { method, paymentAccount, transactionId }: MoneyMovePayload = JSON.parse(row.payload);
  const { settlement } = knownMethod(deps, method);
  if (settlement.kind !== 'captured') {
    throw new Error(`A payment by ${method} waits for a capture, and is not settled by one`);
  }
  const outcome = await settlement.capture(deps, { paymentAccount, transactionId });
  if (outcome.kind === 'failed') throw failed('captured', transactionId, outcome);
  if (outcome.kind === 'lost') {
    await failPaymentOf(deps, row, transactionId);
    throw new CaptureLost(`The payment ${transactionId} is lost (${outcome.detail})`);
  }
  await deps.database
    .updateTable('payments')
    .set({ state: 'captured', settled_at: deps.clock().toISOString() })
    .where('transaction_id', '=', transactionId)
    .where('brand_id', '=', row.brand_id)
    .where('state', '=', 'held')
    .execute();
}

/**
 * Returns a payment to the payer: of an order that support refunds, or one without an order. The
 * latter may have settled before its void, as while the server was down. Throws when it has to be
 * tried again, and RefundNeeded when it can never succeed.
 */
export async function giveBackSale(deps: OutboxDeps, row: OutboxRow): Promise<void> {
  const { method, ...transaction }: MoneyMovePayload = JSON.parse(row.payload);
  const { transactionId } = transaction;
  const outcome = await knownMethod(deps, method).giveBack(deps, transaction);
  if (outcome.kind === 'tooLate') {
    const { detail } = outcome;
    throw new RefundNeeded(`The payment ${transactionId} is at the bank already (${detail})`);
  }
  if (outcome.kind === 'failed') throw failed('given back', transactionId, outcome);
}

/** Throws when only another release has the method, whatever its type says. */
function knownMethod({ methods }: OutboxDeps, name: PaymentMethod): OrderMethod {
  const method = methodOf(methods, name);
  if (method === null) throw unknownMethod(name);
  return method;
}

async function failPaymentOf(
  deps: OutboxDeps,
  { brand_id }: OutboxRow,
  transactionId: string,
): Promise<void> {
  const payment = await deps.database
    .selectFrom('payments')
    .selectAll()
    .where('transaction_id', '=', transactionId)
    .where('brand_id', '=', brand_id)
    .executeTakeFirst();
  if (payment !== undefined) await failPayment(deps, payment);
}

function failed(
  change: string,
  transactionId: string,
  { cause, detail }: { readonly detail: string; readonly cause: unknown },
): Error {
  return new Error(`The transaction ${transactionId} could not be ${change} (${detail})`, {
    cause,
  });
}
