import type { Kysely } from 'kysely';
import type { Tables } from '../tables/Tables.ts';

/** Whether a session is the one that a user signed up in. */
export async function hasSignedUp(
  database: Kysely<Tables>,
  sessionId: string,
  userId: string,
): Promise<boolean> {
  const attempt = await database
    .selectFrom('attempts')
    .select('id')
    .where('session_id', '=', sessionId)
    .where('user_id', '=', userId)
    .where('kind', '=', 'signUp')
    .where('status', '=', 'succeeded')
    .executeTakeFirst();
  return attempt !== undefined;
}
