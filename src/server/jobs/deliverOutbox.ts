import type { Updateable } from 'kysely';
import { unreachable } from '../../core/contract/unreachable.ts';
import { maskPersonal } from '../../core/rules/masking/maskPersonal.ts';
import { lanesOf } from '../outbox/laneOf.ts';
import { otherLanes } from '../outbox/otherLanes.ts';
import { serviceOf } from '../outbox/outboxKinds.ts';
import { inTransaction } from '../storage/inTransaction.ts';
import { keptQuery } from '../storage/keptQuery.ts';
import { skipTaken } from '../storage/skipTaken.ts';
import type { OutboxRow } from '../storage/tables/Tables.ts';
import { assignLanes } from './assignLanes.ts';
import { CaptureLost } from './CaptureLost.ts';
import { endBilling } from './endBilling.ts';
import { captureSale, giveBackSale } from './moveMoney.ts';
import type { OutboxDeps } from './OutboxDeps.ts';
import { RefundNeeded } from './RefundNeeded.ts';
import { sendActivationMail } from './sendActivationMail.ts';
import { sendPaymentFailedMail } from './sendPaymentFailedMail.ts';
import { sendReceiptMail } from './sendReceiptMail.ts';
import { sendTrialEndMail } from './sendTrialEndMail.ts';

const SECOND_MS = 1000;

/**
 * How long an attempt holds its row. If its process dies, another attempt follows after this time.
 */
const LEASE_MS = 120 * SECOND_MS;

const FIRST_WAIT_MS = 5 * SECOND_MS;
const HOUR_MS = 3600 * SECOND_MS;
const DAY_MS = 24 * HOUR_MS;

/** About half a day of waiting in all. A later mail would be useless; other work is tried forever. */
const MOST_ATTEMPTS = 20;

/** The most rows for one round. */
const ROUND = 20;

/**
 * The delay before the next attempt: doubles up to an hour, or up to four hours for work that is
 * tried longer than a mail.
 */
export function waitAfter(attempts: number): number {
  const longest = attempts < MOST_ATTEMPTS ? HOUR_MS : 4 * HOUR_MS;
  return Math.min(longest, FIRST_WAIT_MS * 2 ** (attempts - 1));
}

/** Whether a full day since the request has passed between the previous attempt and now. */
function isAnotherDay({ attempts, created_at, due_at }: OutboxRow, now: Date): boolean {
  const asked = new Date(created_at).getTime();
  const triedBefore = new Date(due_at).getTime() - (attempts > 0 ? waitAfter(attempts) : 0);
  const days = (at: number) => Math.floor((at - asked) / DAY_MS);
  return days(now.getTime()) > days(triedBefore);
}

/**
 * Does the work that is due in all lanes, each piece at least once. Returns how many pieces
 * succeeded.
 */
export async function deliverOutbox(deps: OutboxDeps): Promise<number> {
  await assignLanes(deps);
  let done = 0;
  for (const lane of lanesOf(deps.methods)) done += await deliverIn(deps, lane);
  return done + (await deliverOthers(deps));
}

/** The same in the lanes that only another release knows, so that the faults there are reported. */
export async function deliverOthers(
  deps: OutboxDeps,
  isStopping: () => boolean = () => false,
): Promise<number> {
  let done = 0;
  for (const lane of await otherLanes(deps.database, lanesOf(deps.methods))) {
    if (isStopping()) break;
    done += await deliverIn(deps, lane, isStopping);
  }
  return done;
}

/**
 * The same in one lane. Ends early when the server stops, because a service may take long to
 * answer each piece. The remaining ones wait for another process, or for the next start.
 */
export async function deliverIn(
  deps: OutboxDeps,
  lane: string,
  isStopping: () => boolean = () => false,
): Promise<number> {
  let done = 0;
  for (let pieces = 0; pieces < ROUND; pieces += 1) {
    const taken = await takeRow(deps, lane);
    if (taken === null) break;
    if (await deliver(deps, taken)) done += 1;
    if (isStopping()) break;
  }
  return done;
}

/** A row as it was before this attempt. */
interface Taken {
  readonly row: OutboxRow;
  /** When the lease ends. It also names the attempt, because the count can begin again. */
  readonly until: string;
}

interface Due {
  readonly lane: string;
  readonly now: string;
}

const DUE = keptQuery((database, { lane, now }: Due) =>
  database
    .selectFrom('outbox')
    .select('id')
    .where('status', '=', 'waiting')
    .where('lane', '=', lane)
    .where('due_at', '<=', now)
    .limit(1),
);

/**
 * Claims the row that is due first. Claims one at a time, so that its lease starts with its work,
 * and no other process claims it meanwhile. Returns null when nothing is due, which needs no
 * transaction.
 */
async function takeRow({ clock, database }: OutboxDeps, lane: string): Promise<Taken | null> {
  if ((await DUE.first(database, { lane, now: clock().toISOString() })) === undefined) return null;
  return inTransaction(database, async (transaction) => {
    const now = clock();
    const row = await transaction
      .selectFrom('outbox')
      .selectAll()
      .where('status', '=', 'waiting')
      .where('lane', '=', lane)
      .where('due_at', '<=', now.toISOString())
      .orderBy('due_at')
      .limit(1)
      .modifyEnd(skipTaken(transaction))
      .executeTakeFirst();
    if (row === undefined) return null;
    const until = new Date(now.getTime() + LEASE_MS).toISOString();
    await transaction
      .updateTable('outbox')
      .set({ attempts: row.attempts + 1, due_at: until })
      .where('id', '=', row.id)
      .execute();
    return { row, until };
  });
}

async function deliver(deps: OutboxDeps, taken: Taken): Promise<boolean> {
  try {
    await carryOut(deps, taken.row);
  } catch (err) {
    if (err instanceof RefundNeeded) await handToPeople(deps, taken, err);
    else if (err instanceof CaptureLost) await endLost(deps, taken, err);
    else await postpone(deps, taken, err);
    return false;
  }
  const done_at = deps.clock().toISOString();
  return note(deps, taken, { status: 'done', done_at, last_error: null });
}

/**
 * Stores the result of an attempt, and returns whether it did. After its lease has ended, a worker
 * leaves the row to the next one.
 */
async function note(
  { database }: OutboxDeps,
  { row: { attempts, id }, until }: Taken,
  values: Updateable<OutboxRow>,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('outbox')
    .set(values)
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .where('attempts', '=', attempts + 1)
    .where('due_at', '=', until)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

function carryOut(deps: OutboxDeps, row: OutboxRow): Promise<void> {
  switch (row.kind) {
    case 'capture':
      return captureSale(deps, row);
    case 'void':
    case 'refund':
      return giveBackSale(deps, row);
    case 'activationMail':
      return sendActivationMail(deps, row);
    case 'endBilling':
      return endBilling(deps, row);
    case 'receiptMail':
      return sendReceiptMail(deps, row);
    case 'trialEndMail':
      return sendTrialEndMail(deps, row);
    case 'paymentFailedMail':
      return sendPaymentFailedMail(deps, row);
    default:
      return unreachable(row.kind);
  }
}

/**
 * Ends the attempts. The daily comparison still reports the payment until the payer has the money.
 */
async function handToPeople(deps: OutboxDeps, taken: Taken, err: RefundNeeded): Promise<void> {
  const isLeft = await note(deps, taken, { status: 'byHand', last_error: err.message });
  const outboxId = taken.row.id;
  if (isLeft) deps.logger.error({ err, outboxId }, 'A payment has to be refunded by hand');
}

/** Ends the attempts. The payment has failed, which support and the account see. */
async function endLost(deps: OutboxDeps, taken: Taken, err: CaptureLost): Promise<void> {
  const isEnded = await note(deps, taken, { status: 'failed', last_error: err.message });
  const outboxId = taken.row.id;
  if (isEnded) deps.logger.error({ err, outboxId }, 'A payment can no longer be captured');
}

async function postpone(deps: OutboxDeps, taken: Taken, err: unknown): Promise<void> {
  const { row } = taken;
  const attempts = row.attempts + 1;
  const now = deps.clock();
  // Other work moves money or ends a charge, or may: leaving it undone costs money every day.
  const isGivenUp = serviceOf(row.kind) === 'mail';
  const last = attempts >= MOST_ATTEMPTS && isGivenUp;
  const detail = { err, outboxId: row.id, kind: row.kind, attempts };
  if (last) deps.logger.error(detail, 'Gave up on a piece of the outbox');
  else if (isAnotherDay(row, now)) {
    deps.logger.error(detail, 'A piece of the outbox has failed for a day, and is tried on');
  } else deps.logger.warn(detail, 'A piece of the outbox failed and will be tried again');
  const message = err instanceof Error ? err.message : String(err);
  await note(deps, taken, {
    status: last ? 'failed' : 'waiting',
    due_at: new Date(now.getTime() + waitAfter(attempts)).toISOString(),
    last_error: String(maskPersonal(message)),
  });
}
