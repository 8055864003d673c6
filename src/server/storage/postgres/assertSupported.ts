import { type Kysely, sql } from 'kysely';
import { StartError } from '../../StartError.ts';
import type { Tables } from '../tables/Tables.ts';

/** The oldest release that the tests run on. */
const OLDEST = 15;

/** `server_version_num` is the major release times this number, plus the minor release. */
const RELEASE = 10_000;

/**
 * Throws StartError when PostgreSQL is older than the tested releases. A compatible engine chooses
 * its own version number, so its operator is responsible.
 */
export async function assertSupported(database: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ number: string | null; words: string }>`
    select current_setting('server_version_num', true) as number, version() as words`.execute(
    database,
  );
  const [row] = rows;
  if (row === undefined || !/^PostgreSQL (?!\S*-YB-)/.test(row.words)) return;
  const release = Math.floor(Number(row.number) / RELEASE);
  if (!(release < OLDEST)) return;
  throw new StartError(
    `The database server of DATABASE_URL is PostgreSQL ${release}. Use PostgreSQL ${OLDEST} or newer.`,
  );
}
