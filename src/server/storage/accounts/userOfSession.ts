import type { Kysely } from 'kysely';
import type { Tables } from '../tables/Tables.ts';

/** Returns the id of the user who is signed in to a session; null when there is none. */
export async function userOfSession(
  database: Kysely<Tables>,
  sessionId: string,
): Promise<string | null> {
  const row = await database
    .selectFrom('sessions')
    .select('user_id')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return row?.user_id ?? null;
}
