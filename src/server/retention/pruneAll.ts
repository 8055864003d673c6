import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Tables } from '../storage/tables/Tables.ts';
import { type Page, pruneBatch } from './pruneBatch.ts';
import { type Pruned, RETENTIONS } from './retention.ts';

const DAY_MS = 86_400_000;

export interface PruneOptions {
  /** Ends the round early when the server stops. */
  readonly isStopping?: () => boolean;
  /** Is told of each table whose rows could not be deleted. The others are pruned all the same. */
  readonly onFault?: (fault: Error) => void;
}

/**
 * Deletes what has been kept for long enough, from all tables. Throws AggregateError at the end, with a fault
 * for each table whose rows could not be deleted.
 */
export async function pruneAll(
  database: Kysely<Tables>,
  now: Date,
  { isStopping = () => false, onFault = () => undefined }: PruneOptions = {},
): Promise<void> {
  const faults: Error[] = [];
  for (const [table, retention] of RETENTIONS) {
    if ('kept' in retention || isStopping()) continue;
    const before = new Date(now.getTime() - retention.days * DAY_MS).toISOString();
    try {
      await pruneTable(database, table, retention, { before, isStopping });
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
  { before, isStopping }: { readonly before: string; readonly isStopping: () => boolean },
): Promise<void> {
  let page: Page | null = { after: null };
  while (page !== null && !isStopping()) {
    page = await pruneBatch(database, table, retention, before, page);
    // SQLite answers at once: visitors have their turn between two batches.
    await setImmediate();
  }
}
