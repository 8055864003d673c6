import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables/Tables.ts';

/** PRAGMA synchronous returns a number; 2 is FULL. */
const FULL = 2;

/** Throws unless the SQLite database keeps every acknowledged commit after a power cut. */
export async function assertDurable(database: Kysely<Tables>): Promise<void> {
  const journal = await sql<{ journal_mode: string }>`PRAGMA journal_mode`.execute(database);
  const synchronous = await sql<{ synchronous: number }>`PRAGMA synchronous`.execute(database);
  const mode = journal.rows[0]?.journal_mode;
  const level = synchronous.rows[0]?.synchronous;
  if (mode !== 'wal' || level !== FULL) {
    throw new Error(
      `The database must run with journal_mode=wal and synchronous=2 (FULL), but has journal_mode=${mode} and synchronous=${level}`,
    );
  }
}
