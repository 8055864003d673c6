import type { Kysely } from 'kysely';
import type { VisitorSession } from '../session/sealSession.ts';
import { keptQuery } from './keptQuery.ts';
import type { Tables } from './tables/Tables.ts';

const rowOf = keptQuery((database, { id }: { readonly id: string }) =>
  database.selectFrom('sessions').select('id').where('id', '=', id),
);

/**
 * Finds out whether a session has a row. Most page views have none, and then need no other query.
 * Does not look for the row of a session that has just begun.
 */
export async function withRowKnown(
  database: Kysely<Tables>,
  session: VisitorSession,
): Promise<VisitorSession> {
  if (session.hasNoRow) return session;
  const row = await rowOf.first(database, { id: session.id });
  return row === undefined ? { ...session, hasNoRow: true } : session;
}
