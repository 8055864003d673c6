import type { MoneyMovePayload } from '../outbox/queueMoneyMove.ts';
import type { OutboxRow } from '../storage/tables/Tables.ts';
import { RefundNeeded } from './RefundNeeded.ts';
import type { OutboxDeps } from './sendActivationMail.ts';

/** Captures what an order was paid with. Throws when it could not be done now. */
export async function captureSale(deps: OutboxDeps, row: OutboxRow): Promise<void> {
  const { method, paymentAccount, transactionId }: MoneyMovePayload = JSON.parse(row.payload);
  const { settlement } = deps.methods[method];
  if (settlement.kind !== 'captured') {
    throw new Error(`A payment by ${method} waits for a capture, and is not settled by one`);
  }
  const outcome = await settlement.capture(deps, { paymentAccount, transactionId });
  if (outcome.kind === 'failed') throw failed('captured', transactionId, outcome);
  await deps.database
    .updateTable('payments')
    .set({ state: 'captured', settled_at: deps.clock().toISOString() })
    .where('transaction_id', '=', transactionId)
    .where('brand_id', '=', row.brand_id)
    .where('state', '=', 'held')
    .execute();
}

/** Voids what no order is made of. Throws when it could not be done now, RefundNeeded when never. */
export async function voidSale(deps: OutboxDeps, row: OutboxRow): Promise<void> {
  const { method, paymentAccount, transactionId }: MoneyMovePayload = JSON.parse(row.payload);
  const outcome = await deps.methods[method].void(deps, { paymentAccount, transactionId });
  if (outcome.kind === 'tooLate') {
    const { detail } = outcome;
    throw new RefundNeeded(`The payment ${transactionId} is at the bank already (${detail})`);
  }
  if (outcome.kind === 'failed') throw failed('voided', transactionId, outcome);
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
