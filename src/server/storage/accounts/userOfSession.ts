import type { Kysely } from 'kysely';
import { keptQuery } from '../keptQuery.ts';
import type { Tables } from '../tables/Tables.ts';

const userOf = keptQuery((database, { sessionId }: { readonly sessionId: string }) =>
  database.selectFrom('sessions').select('user_id').where('id', '=', sessionId),
);

/** Returns the id of the user who is signed in to a session; null when there is none. */
export async function userOfSession(
  database: Kysely<Tables>,
  sessionId: string,
): Promise<string | null> {
  const row = await userOf.first(database, { sessionId });
  return row?.user_id ?? null;
}
