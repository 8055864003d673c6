import type { Kysely } from 'kysely';
import type { VisitorSession } from '../session/sealSession.ts';
import type { Tables } from './tables/Tables.ts';

/**
 * Finds out whether a session has its row: most page views are of one that has none, and then nothing
 * more need be asked of it. A session that has just begun is not looked for.
 */
export async function withRowKnown(
  database: Kysely<Tables>,
  session: VisitorSession,
): Promise<VisitorSession> {
  if (session.hasNoRow) return session;
  const row = await database
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', session.id)
    .executeTakeFirst();
  return row === undefined ? { ...session, hasNoRow: true } : session;
}
