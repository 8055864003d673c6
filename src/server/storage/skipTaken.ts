import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely';
import type { Tables } from './tables/Tables.ts';

/**
 * The end of a query for work, within the transaction that takes it: rows that another process is
 * taking at the moment are left out, and those found are locked until the commit. On SQLite one process
 * takes the work, and its transactions come one after the other.
 */
export function skipTaken(transaction: Kysely<Tables>): RawBuilder<unknown> {
  const isShared = transaction.getExecutor().adapter instanceof PostgresAdapter;
  return isShared ? sql`for update skip locked` : sql``;
}
