import type { Kysely } from 'kysely';
import type { Tables } from './tables/Tables.ts';

/** Removes everyone and everything that a session refers to: user, lead from a provider, order. */
export async function endSession(database: Kysely<Tables>, sessionId: string): Promise<void> {
  await database
    .updateTable('sessions')
    .set({ user_id: null, lead_id: null, social_fault: null, social_plan: null, attempt_id: null })
    .where('id', '=', sessionId)
    .execute();
}
