import type { Kysely } from 'kysely';
import type { ServerDeps } from '../../ServerDeps.ts';
import type { Tables } from '../../storage/tables/Tables.ts';

/**
 * Used without the sandbox: expires the leads and deals that an earlier start with the sandbox made
 * in the same database. Anyone can compute their links, and some count as a provider's proof of the
 * lead's identity.
 */
export async function endDemoLeads({
  clock,
  database,
}: Pick<ServerDeps, 'clock' | 'database'>): Promise<void> {
  const now = clock().toISOString();
  await endAll(database, 'known_leads', now);
  await endAll(database, 'deals', now);
}

/** The ids of the sandbox's rows have a prefix; all others are random. */
async function endAll(
  database: Kysely<Tables>,
  table: 'known_leads' | 'deals',
  now: string,
): Promise<void> {
  await database
    .updateTable(table)
    .set({ expires_at: now })
    .where('id', 'like', 'demo-%')
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .execute();
}
