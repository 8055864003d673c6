import type { Kysely } from 'kysely';
import type { Tables } from '../tables/Tables.ts';

/** Removes the lead, the fault and the plan that a return from a provider left in a session. */
export async function forgetSocial(database: Kysely<Tables>, sessionId: string): Promise<void> {
  await database
    .updateTable('sessions')
    .set({ lead_id: null, social_fault: null, social_plan: null })
    .where('id', '=', sessionId)
    .execute();
}
