import { unreachable } from '../../core/contract/unreachable.ts';
import { maskPersonal } from '../logging/maskPersonal.ts';
import type { OutboxRow } from '../storage/Tables.ts';
import { endBilling } from './endBilling.ts';
import { captureSale, voidSale } from './moveMoney.ts';
import { type OutboxDeps, sendActivationMail } from './sendActivationMail.ts';
import { sendPaymentFailedMail } from './sendPaymentFailedMail.ts';
import { sendReceiptMail } from './sendReceiptMail.ts';

const SECOND_MS = 1000;

/** How long an attempt holds its row. One that died with its process is tried again after it. */
const LEASE_MS = 120 * SECOND_MS;

const FIRST_WAIT_MS = 5 * SECOND_MS;
const LONGEST_WAIT_MS = 3600 * SECOND_MS;

/** About half a day of waiting in all. */
const MOST_ATTEMPTS = 20;

/** As much as one round takes on. */
const ROUND = 20;

/** How long until the next attempt: doubling, up to an hour. */
export function waitAfter(attempts: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1));
}

/** Does the work that is due, each piece at least once, and answers how many pieces are done. */
export async function deliverOutbox(deps: OutboxDeps): Promise<number> {
  const due = await deps.database
    .selectFrom('outbox')
    .selectAll()
    .where('status', '=', 'waiting')
    .where('due_at', '<=', deps.clock().toISOString())
    .orderBy('due_at')
    .limit(ROUND)
    .execute();
  let done = 0;
  for (const row of due) {
    if ((await claim(deps, row)) && (await deliver(deps, row))) done += 1;
  }
  return done;
}

/** Takes a row, unless another process has just taken it. */
async function claim({ clock, database }: OutboxDeps, row: OutboxRow): Promise<boolean> {
  const result = await database
    .updateTable('outbox')
    .set({
      attempts: row.attempts + 1,
      due_at: new Date(clock().getTime() + LEASE_MS).toISOString(),
    })
    .where('id', '=', row.id)
    .where('status', '=', 'waiting')
    .where('attempts', '=', row.attempts)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

async function deliver(deps: OutboxDeps, row: OutboxRow): Promise<boolean> {
  try {
    await carryOut(deps, row);
  } catch (err) {
    await postpone(deps, row, err);
    return false;
  }
  await deps.database
    .updateTable('outbox')
    .set({ status: 'done', done_at: deps.clock().toISOString(), last_error: null })
    .where('id', '=', row.id)
    .execute();
  return true;
}

function carryOut(deps: OutboxDeps, row: OutboxRow): Promise<void> {
  switch (row.kind) {
    case 'capture':
      return captureSale(deps, row);
    case 'void':
      return voidSale(deps, row);
    case 'activationMail':
      return sendActivationMail(deps, row);
    case 'endBilling':
      return endBilling(deps, row);
    case 'receiptMail':
      return sendReceiptMail(deps, row);
    case 'paymentFailedMail':
      return sendPaymentFailedMail(deps, row);
    default:
      return unreachable(row.kind);
  }
}

async function postpone(deps: OutboxDeps, row: OutboxRow, err: unknown): Promise<void> {
  const attempts = row.attempts + 1;
  const last = attempts >= MOST_ATTEMPTS;
  const detail = { err, outboxId: row.id, kind: row.kind, attempts };
  if (last) deps.logger.error(detail, 'Gave up on a piece of the outbox');
  else deps.logger.warn(detail, 'A piece of the outbox failed and will be tried again');
  const message = err instanceof Error ? err.message : String(err);
  await deps.database
    .updateTable('outbox')
    .set({
      status: last ? 'failed' : 'waiting',
      due_at: new Date(deps.clock().getTime() + waitAfter(attempts)).toISOString(),
      last_error: String(maskPersonal(message)),
    })
    .where('id', '=', row.id)
    .execute();
}
