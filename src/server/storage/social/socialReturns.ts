import type { Kysely } from 'kysely';
import type { SocialReturned } from '../../session/SocialReturned.ts';
import { NO_RETURN } from '../../session/SocialReturned.ts';
import type { Tables } from '../tables/Tables.ts';

/** Stores the result of a return for the session's next page. The session must have a row. */
export async function keepReturn(
  database: Kysely<Tables>,
  sessionId: string,
  { fault, plan }: SocialReturned,
): Promise<void> {
  await database
    .updateTable('sessions')
    .set({ social_fault: fault, social_plan: plan === null ? null : JSON.stringify(plan) })
    .where('id', '=', sessionId)
    .execute();
}

/** Returns the result of the session's last return, once. Writes nothing when there is none. */
export async function consumeReturn(
  database: Kysely<Tables>,
  sessionId: string,
): Promise<SocialReturned> {
  const row = await database
    .selectFrom('sessions')
    .select(['social_fault as fault', 'social_plan as plan'])
    .where('id', '=', sessionId)
    .executeTakeFirst();
  if (row === undefined || (row.fault === null && row.plan === null)) return NO_RETURN;
  await keepReturn(database, sessionId, NO_RETURN);
  return { fault: row.fault, plan: row.plan === null ? null : JSON.parse(row.plan) };
}
