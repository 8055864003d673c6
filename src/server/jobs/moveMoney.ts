import type { MoneyMovePayload } from '../outbox/queueMoneyMove.ts';
import type { OutboxRow } from '../storage/Tables.ts';
import { RefundNeeded } from './RefundNeeded.ts';
import type { OutboxDeps } from './sendActivationMail.ts';

/** Captures what an order was paid with. Throws when it could not be done now. */
export async function captureSale(deps: OutboxDeps, row: OutboxRow): Promise<void> {
  const { paymentAccount, transactionId }: MoneyMovePayload = JSON.parse(row.payload);
  const outcome = await deps.gateways.payments.capture(paymentAccount, transactionId);
  if (outcome.kind !== 'done') throw failed('captured', transactionId, outcome);
  await deps.database
    .updateTable('payments')
    .set({ state: 'captured', settled_at: deps.clock().toISOString() })
    .where('transaction_id', '=', transactionId)
    .where('brand_id', '=', row.brand_id)
    .where('state', '=', 'held')
    .execute();
}

/** Lets go what no order was made of. Throws when it could not be done now, RefundNeeded when never. */
export async function voidSale(deps: OutboxDeps, row: OutboxRow): Promise<void> {
  const { method, paymentAccount, transactionId }: MoneyMovePayload = JSON.parse(row.payload);
  if (method === 'GC') return cancelDebit(deps, paymentAccount, transactionId);
  const outcome = await deps.gateways.payments.void(paymentAccount, transactionId);
  if (outcome.kind !== 'done') throw failed('voided', transactionId, outcome);
}

/** A payment that has gone to the bank cannot be cancelled: trying again would be no use for ever. */
async function cancelDebit(
  { gateways }: OutboxDeps,
  paymentAccount: string,
  paymentId: string,
): Promise<void> {
  const outcome = await gateways.directDebit(paymentAccount)?.cancel(paymentId);
  if (outcome?.kind === 'cancelled') return;
  if (outcome?.kind === 'tooLate') {
    throw new RefundNeeded(`The payment ${paymentId} is at the bank already (${outcome.status})`);
  }
  throw failed('cancelled', paymentId, outcome ?? { kind: 'no direct debit' });
}

function failed(
  change: string,
  transactionId: string,
  outcome: { readonly kind: string; readonly detail?: string; readonly cause?: unknown },
): Error {
  const { cause, detail, kind } = outcome;
  const message = `The transaction ${transactionId} could not be ${change} (${detail ?? kind})`;
  return new Error(message, { cause });
}
