import type { Kysely } from 'kysely';
import type { Tables } from '../tables/Tables.ts';

/** Whether a user signed up in a session. */
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
