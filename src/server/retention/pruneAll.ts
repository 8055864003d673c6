import { setImmediate } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { retryConflicts } from '../storage/retryConflicts.ts';
import type { Tables } from '../storage/tables/Tables.ts';
import { type Pruned, RETENTIONS } from './retention.ts';

const DAY_MS = 86_400_000;

/** Rows that one statement deletes: none holds up visitors for long. */
const BATCH = 500;

/** Deletes what has been kept for long enough, from all tables. Ends early when the server stops. */
export async function pruneAll(
  database: Kysely<Tables>,
  now: Date,
  isStopping: () => boolean = () => false,
): Promise<void> {
  for (const [table, retention] of RETENTIONS) {
    if ('kept' in retention) continue;
    const before = new Date(now.getTime() - retention.days * DAY_MS).toISOString();
    if (retention.empty !== undefined) {
      const statement = retention.empty(before);
      await retryConflicts(() => statement.execute(database));
    }
    let deleted = BATCH;
    while (deleted === BATCH && !isStopping()) {
      deleted = await pruneBatch(database, table, retention, before);
      // SQLite answers at once: visitors have their turn between two batches.
      await setImmediate();
    }
  }
}

/** Asks again by its age what it found before: a row may have come to life meanwhile. */
async function pruneBatch(
  database: Kysely<Tables>,
  table: string,
  { key, over }: Pruned,
  before: string,
): Promise<number> {
  const id = sql.ref(key);
  const statement = sql`delete from ${sql.table(table)} where ${over(before)} and ${id} in (
    select ${id} from ${sql.table(table)} where ${over(before)} limit ${BATCH})`;
  const { numAffectedRows = 0n } = await retryConflicts(() => statement.execute(database));
  return Number(numAffectedRows);
}
