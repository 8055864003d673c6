import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables/Tables.ts';
import { MOST_CONNECTIONS } from './openPostgres.ts';

/** A process is started before the one that it replaces ends. */
const BEING_REPLACED = 1;

/**
 * Returns what to do when the database allows fewer connections than this machine's processes may
 * open; null when it allows enough, or does not say. Not a reason to refuse to start, because a
 * pooler may share them.
 */
export async function tooFewConnections(
  database: Kysely<Tables>,
  workers: number | null,
): Promise<string | null> {
  const { rows } = await sql<{ most: string | null; reserved: string | null }>`
    select current_setting('max_connections', true) as most,
      current_setting('superuser_reserved_connections', true) as reserved`.execute(database);
  const [most, reserved] = [rows[0]?.most, rows[0]?.reserved].map(Number);
  const processes = workers === null ? 1 : workers + BEING_REPLACED;
  const needed = processes * MOST_CONNECTIONS;
  const allowed = (most ?? Number.NaN) - (reserved ?? 0);
  // A compatible engine may have no such limit, or none with this name.
  if (!(allowed > 0) || needed <= allowed) return null;
  const fitting = Math.max(1, Math.floor(allowed / MOST_CONNECTIONS) - BEING_REPLACED);
  return `The database of DATABASE_URL allows ${allowed} connections (max_connections without those reserved), and WORKERS=${workers ?? 1} opens up to ${needed}, one process being replaced among them. Set max_connections to ${needed + (reserved ?? 0)} at least, or WORKERS to ${fitting} at most; other machines on the same database need theirs besides.`;
}
