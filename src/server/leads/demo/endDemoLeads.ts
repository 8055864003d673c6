import type { Kysely } from 'kysely';
import type { ServerDeps } from '../../ServerDeps.ts';
import type { Tables } from '../../storage/tables/Tables.ts';

/**
 * Used without the sandbox: ends the leads and deals that an earlier start with the sandbox made in
 * the same database. Anybody can work out their links, and some say that a provider vouches for the
 * lead.
 */
export async function endDemoLeads({
  clock,
  database,
}: Pick<ServerDeps, 'clock' | 'database'>): Promise<void> {
  const now = clock().toISOString();
  await endAll(database, 'known_leads', now);
  await endAll(database, 'deals', now);
}

/** Those made for the sandbox have ids of their own kind; all others are random. */
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
