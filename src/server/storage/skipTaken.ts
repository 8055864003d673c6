import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely';
import type { Tables } from './tables/Tables.ts';

/**
 * The end of a query that claims work in a transaction: it skips rows that another process is
 * claiming, and locks its own until the commit. On SQLite only one process claims work, and its
 * transactions run one after the other.
 */
export function skipTaken(transaction: Kysely<Tables>): RawBuilder<unknown> {
  const isShared = transaction.getExecutor().adapter instanceof PostgresAdapter;
  return isShared ? sql`for update skip locked` : sql``;
}
