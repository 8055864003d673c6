import type { Kysely } from 'kysely';
import type { VisitorSession } from '../session/sealSession.ts';
import { keptQuery } from './keptQuery.ts';
import type { Tables } from './tables/Tables.ts';

const rowOf = keptQuery((database, { id }: { readonly id: string }) =>
  database.selectFrom('sessions').select('id').where('id', '=', id),
);

/**
 * Finds out whether a session has its row: most page views are of one that has none, and then nothing
 * more need be asked of it. A session that has just begun is not looked for.
 */
export async function withRowKnown(
  database: Kysely<Tables>,
  session: VisitorSession,
): Promise<VisitorSession> {
  if (session.hasNoRow) return session;
  const row = await rowOf.first(database, { id: session.id });
  return row === undefined ? { ...session, hasNoRow: true } : session;
}
