import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../Clock.ts';
import { StartError } from '../../StartError.ts';
import type { Tables } from '../tables/Tables.ts';

const SECOND_MS = 1000;

/** More than clocks that are set by the network differ by, and less than anything here waits for. */
const MOST_MS = 10 * SECOND_MS;

/**
 * Throws StartError where this machine's clock differs from the database's: processes that share a
 * database read times that others wrote, such as when a lease is over.
 */
export async function assertSameClock(database: Kysely<Tables>, clock: Clock): Promise<void> {
  const before = clock().getTime();
  const { rows } = await sql<{ at: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::bigint as at`.execute(database);
  const after = clock().getTime();
  const at = rows[0]?.at ?? before;
  // The query takes time of its own, which is no difference.
  const differs = Math.max(before - at, at - after);
  if (differs <= MOST_MS) return;
  throw new StartError(
    `This machine's clock and the one of the database of DATABASE_URL differ by ${Math.round(differs / SECOND_MS)} seconds. Set both by the same time servers (NTP).`,
  );
}
