import type { Kysely } from 'kysely';
import type { Tables } from './tables/Tables.ts';

/** Has a session name nobody any more: no user, no person that a provider vouched for, no order. */
export async function endSession(database: Kysely<Tables>, sessionId: string): Promise<void> {
  await database
    .updateTable('sessions')
    .set({ user_id: null, lead_id: null, social_fault: null, social_plan: null, attempt_id: null })
    .where('id', '=', sessionId)
    .execute();
}
