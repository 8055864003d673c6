import { sql } from 'kysely';
import { moveAgain } from '../../outbox/moveAgain.ts';
import { moneyMoveKey } from '../../outbox/queueMoneyMove.ts';
import type { DirectDebitHintRow } from '../../storage/tables/Tables.ts';
import type { OrderDeps } from '../OrderDeps.ts';
import { bankPayments } from './bankPayments.ts';
import { followPayment } from './followPayment.ts';

/** The most for one round. */
const ROUND = 50;

/** How long a hint waits for its order, which may still be in progress. */
const PATIENCE_MS = 10 * 60_000;

/**
 * Processes hints of the direct debit provider. Asks the provider each time, because hints arrive
 * in any order, and more than once. Where more wait than a round takes, those of known payments and of
 * mandates come first: others wait for their order, or are of payments that billing makes on the same
 * account, hundreds at a time. Returns how many hints are done.
 */
export async function followHints(deps: OrderDeps, isStopping: () => boolean): Promise<number> {
  const latest = await waiting(deps).execute();
  const ours = latest.length < ROUND ? [] : await waitingOfOurs(deps).execute();
  const known = new Set(ours.map(keyOf));
  let done = 0;
  for (const hint of [...ours, ...latest.filter((it) => !known.has(keyOf(it)))]) {
    if (isStopping()) break;
    if (await look(deps, hint)) done += 1;
  }
  return done;
}

/** The latest hints to process, as many as one round takes. */
function waiting({ database }: OrderDeps) {
  return database
    .selectFrom('direct_debit_hints')
    .selectAll()
    .where('looked_up_at', 'is', null)
    .orderBy('received_at', 'desc')
    .limit(ROUND);
}

/** Of these, the hints of mandates, of stored payments and of payments that were given back. */
function waitingOfOurs(deps: OrderDeps) {
  // As `moneyMoveKey` writes it.
  const voidKey = sql<string>`'void/' || direct_debit_hints.payment_account || '/' || direct_debit_hints.payment_id`;
  return waiting(deps).where((is) =>
    is.or([
      is('direct_debit_hints.payment_id', 'is', null),
      is.exists(
        is
          .selectFrom('payments')
          .select('payments.id')
          .whereRef('payments.transaction_id', '=', 'direct_debit_hints.payment_id'),
      ),
      is.exists(
        is.selectFrom('outbox').select('outbox.id').where('outbox.dedupe_key', '=', voidKey),
      ),
    ]),
  );
}

function keyOf({ event_id, payment_account }: DirectDebitHintRow): string {
  return `${payment_account} ${event_id}`;
}

/** Processes one hint. A fault does not stop the others; the hint is processed again later. */
async function look(deps: OrderDeps, hint: DirectDebitHintRow): Promise<boolean> {
  try {
    if (!(await isDone(deps, hint))) return false;
    await markLookedUp(deps, hint);
    return true;
  } catch (err) {
    deps.logger.error({ err, eventId: hint.event_id }, 'A hint could not be looked at');
    return false;
  }
}

async function isDone(deps: OrderDeps, hint: DirectDebitHintRow): Promise<boolean> {
  const { mandate_id, payment_account, payment_id, received_at } = hint;
  const all = bankPayments(deps).where('attempts.payment_account', '=', payment_account);
  if (payment_id !== null) {
    const [payment] = await all.where('payments.transaction_id', '=', payment_id).execute();
    if (payment !== undefined) {
      await followPayment(deps, payment);
      return true;
    }
    const voided = { paymentAccount: payment_account, transactionId: payment_id };
    const now = deps.clock();
    if (await moveAgain(deps.database, moneyMoveKey('void', voided), now)) return true;
    return now.getTime() - new Date(received_at).getTime() > PATIENCE_MS;
  }
  if (mandate_id === null) return true;
  // A mandate stored for a trial's first charge, which the payer can also give again. Payments
  // collected with it have their own hints.
  const kept = all
    .where('payments.mandate_id', '=', mandate_id)
    .where('payments.transaction_id', 'is', null);
  for (const payment of await kept.execute()) await followPayment(deps, payment);
  return true;
}

async function markLookedUp(
  { clock, database }: OrderDeps,
  { event_id, payment_account }: DirectDebitHintRow,
): Promise<void> {
  await database
    .updateTable('direct_debit_hints')
    .set({ looked_up_at: clock().toISOString() })
    .where('event_id', '=', event_id)
    .where('payment_account', '=', payment_account)
    .execute();
}
