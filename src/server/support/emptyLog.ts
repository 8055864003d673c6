import { type Kysely, SqliteAdapter, sql } from 'kysely';
import type { Tables } from '../storage/tables/Tables.ts';

/**
 * Empties SQLite's write-ahead log, which holds earlier versions of rows until it is written over.
 * Waits for readers as long as for a lock. Does nothing on PostgreSQL, whose vacuum removes them.
 */
export async function emptyLog(database: Kysely<Tables>): Promise<void> {
  if (!(database.getExecutor().adapter instanceof SqliteAdapter)) return;
  await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(database);
}
