import { type Kysely, sql } from 'kysely';
import { StartError } from '../../StartError.ts';
import type { DatabaseWatch } from '../DatabaseWatch.ts';
import { explainAt } from '../faults/explainFault.ts';
import type { Tables } from '../tables/Tables.ts';
import { assertSupported } from './assertSupported.ts';
import { openPostgres } from './openPostgres.ts';
import { hostOf, placeOfPostgres } from './placeOfPostgres.ts';

/**
 * Opens a PostgreSQL database that answers, is new enough, and keeps what it acknowledges.
 * Otherwise throws StartError, which never contains the password.
 */
export async function connectPostgres(
  url: string,
  watch: DatabaseWatch | null = null,
): Promise<Kysely<Tables>> {
  const database = openPostgres(url, { watch });
  try {
    await assertSupported(database);
    await assertAcknowledges(database);
    await assertTransactions(database, url);
    return database;
  } catch (cause) {
    await database.destroy();
    if (cause instanceof StartError) throw cause;
    throw new StartError(messageFor(url, cause), { cause });
  }
}

/** Without synchronous_commit, a crash of the database loses sign-ups whose cards are charged. */
async function assertAcknowledges(database: Kysely<Tables>): Promise<void> {
  const settings = await sql<{ setting: string }>`select setting from pg_settings
    where name = 'synchronous_commit'`.execute(database);
  if (settings.rows[0]?.setting !== 'off') return;
  throw new StartError(
    'The database of DATABASE_URL has synchronous_commit = off, and would lose sign-ups in a crash. Set it to on: alter role … set synchronous_commit = on.',
  );
}

/** A pooler may refuse transactions. The first migration's error would not say so. */
async function assertTransactions(database: Kysely<Tables>, url: string): Promise<void> {
  try {
    await database.transaction().execute(async () => undefined);
  } catch (cause) {
    const line = explainAt(cause, placeOfPostgres(url));
    throw line === null ? cause : new StartError(line, { cause });
  }
}

function messageFor(url: string, cause: unknown): string {
  const { pathname, username } = new URL(url);
  const host = hostOf(url);
  const name = decodeURIComponent(pathname.slice(1));
  const user = decodeURIComponent(username);
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  switch (code) {
    case '28P01':
    case '28000':
      return `The database server at ${host} refuses the user '${user}' or the password in DATABASE_URL. Mend DATABASE_URL, or let the user in (pg_hba.conf).`;
    case '3D000':
      return `The database server at ${host} has no database '${name}'. Make it (createdb), or name another one in DATABASE_URL.`;
    default:
      return `The database server at ${host} cannot be reached. Start it, or mend the host, the port or sslmode in DATABASE_URL.`;
  }
}
