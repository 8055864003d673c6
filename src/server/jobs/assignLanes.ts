import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { laneOf } from '../outbox/laneOf.ts';
import { inTransaction } from '../storage/inTransaction.ts';
import { keptQuery } from '../storage/keptQuery.ts';
import { skipTaken } from '../storage/skipTaken.ts';
import type { OutboxRow, Tables } from '../storage/tables/Tables.ts';

/** The most rows for one transaction, which delays the calls of visitors by some milliseconds. */
const BATCH = 200;

const WITHOUT_LANE = keptQuery((database, _values: object) =>
  database
    .selectFrom('outbox')
    .select('id')
    .where('status', '=', 'waiting')
    .where('lane', 'is', null)
    .limit(1),
);

/**
 * Assigns a lane to the waiting work without one: the release before 0035OutboxLanes has queued it,
 * and queues more while it is being replaced. Returns how many rows that were.
 */
export async function assignLanes(
  { database }: { readonly database: Kysely<Tables> },
  isStopping: () => boolean = () => false,
): Promise<number> {
  let assigned = 0;
  while (!isStopping()) {
    if ((await WITHOUT_LANE.first(database, {})) === undefined) break;
    const batch = await assignSome(database);
    assigned += batch;
    // Another process holds the remaining ones, if any.
    if (batch < BATCH) break;
    // SQLite runs synchronously. This lets requests run between two batches.
    await setImmediate();
  }
  return assigned;
}

async function assignSome(database: Kysely<Tables>): Promise<number> {
  return inTransaction(database, async (transaction) => {
    const rows = await transaction
      .selectFrom('outbox')
      .select(['id', 'kind', 'payload'])
      .where('status', '=', 'waiting')
      .where('lane', 'is', null)
      .limit(BATCH)
      .modifyEnd(skipTaken(transaction))
      .execute();
    const byLane = Map.groupBy(rows, ({ kind, payload }) => laneOf(kind, parsed(payload)));
    for (const [lane, pieces] of byLane) {
      const ids = pieces.map(({ id }) => id);
      await transaction.updateTable('outbox').set({ lane }).where('id', 'in', ids).execute();
    }
    return rows.length;
  });
}

/** A payload that cannot be read has no method. The attempt at its work reports the fault. */
function parsed(payload: OutboxRow['payload']): unknown {
  try {
    return JSON.parse(payload);
  } catch {
    return null;
  }
}
