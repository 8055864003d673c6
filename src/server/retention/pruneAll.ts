import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Tables } from '../storage/tables/Tables.ts';
import { type Place, pruneBatch } from './pruneBatch.ts';
import { type Pruned, RETENTIONS } from './retention.ts';

const DAY_MS = 86_400_000;

export interface PruneOptions {
  /** Returns true to end the round early, when the server stops. */
  readonly isStopping?: () => boolean;
  /** Called for each table whose rows could not be deleted. The other tables are still pruned. */
  readonly onFault?: (fault: Error) => void;
  /** Where earlier rounds ended. Rows up to there are skipped. */
  readonly looked?: LookedAt;
}

/** The last row that was examined, by table. */
export type LookedAt = Map<string, Place>;

/**
 * Deletes what has passed its retention period, from all tables. Throws AggregateError at the end,
 * with a fault for each table whose rows could not be deleted.
 */
export async function pruneAll(
  database: Kysely<Tables>,
  now: Date,
  { isStopping = () => false, looked = new Map(), onFault = () => undefined }: PruneOptions = {},
): Promise<void> {
  const faults: Error[] = [];
  for (const [table, retention] of RETENTIONS) {
    if ('kept' in retention || isStopping()) continue;
    const before = new Date(now.getTime() - retention.days * DAY_MS).toISOString();
    try {
      await pruneTable(database, table, retention, { before, isStopping, looked });
    } catch (cause) {
      const fault = new Error(`Rows of ${table} could not be deleted`, { cause });
      onFault(fault);
      faults.push(fault);
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, 'Some tables could not be pruned');
}

async function pruneTable(
  database: Kysely<Tables>,
  table: string,
  retention: Pruned,
  { before, isStopping, looked }: TableRound,
): Promise<void> {
  let isOver = false;
  while (!isOver && !isStopping()) {
    const after = looked.get(table) ?? null;
    const { isLast, last } = await pruneBatch(database, table, retention, before, { after });
    if (last !== null) looked.set(table, last);
    isOver = isLast;
    // SQLite runs synchronously. This lets requests run between two batches.
    await setImmediate();
  }
}

interface TableRound {
  readonly before: string;
  readonly isStopping: () => boolean;
  readonly looked: LookedAt;
}
