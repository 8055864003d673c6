import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../Clock.ts';
import { StartError } from '../../StartError.ts';
import type { Tables } from '../tables/Tables.ts';

const SECOND_MS = 1000;

/** More than synchronised clocks differ by, and less than anything here waits for. */
const MOST_MS = 10 * SECOND_MS;

/**
 * Throws StartError when this machine's clock differs from the database's, because processes that
 * share a database compare times that others wrote, such as the end of a lease.
 */
export async function assertSameClock(database: Kysely<Tables>, clock: Clock): Promise<void> {
  const before = clock().getTime();
  const { rows } = await sql<{ at: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::bigint as at`.execute(database);
  const after = clock().getTime();
  const at = rows[0]?.at ?? before;
  // Subtracts the duration of the query.
  const differs = Math.max(before - at, at - after);
  if (differs <= MOST_MS) return;
  throw new StartError(
    `This machine's clock and the one of the database of DATABASE_URL differ by ${Math.round(differs / SECOND_MS)} seconds. Set both by the same time servers (NTP).`,
  );
}
