import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Tables } from './tables/Tables.ts';

/** The lock's number; Kysely's own for migrations is another one. */
const SEEDING = 4_201;

/**
 * Lets one process seed at a time: the others wait for the end of its transaction, and then find what
 * it has made. On SQLite there is one process.
 */
export async function oneAtATime(transaction: Kysely<Tables>): Promise<void> {
  if (!(transaction.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`select pg_advisory_xact_lock(${sql.lit(SEEDING)})`.execute(transaction);
}
