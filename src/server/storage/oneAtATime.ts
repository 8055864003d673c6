import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Tables } from './tables/Tables.ts';

/** The lock's number. Kysely's own lock for migrations has another. */
const SEEDING = 4_201;

/**
 * Lets only one process seed at a time. The others wait for the end of its transaction, and then
 * find its rows. On SQLite there is only one process.
 */
export async function oneAtATime(transaction: Kysely<Tables>): Promise<void> {
  if (!(transaction.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`select pg_advisory_xact_lock(${sql.lit(SEEDING)})`.execute(transaction);
}
