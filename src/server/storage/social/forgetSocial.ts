import type { Kysely } from 'kysely';
import type { Tables } from '../tables/Tables.ts';

/** Makes a session nobody's again: the lead that a provider's word made of it is no longer its own. */
export async function forgetSocial(database: Kysely<Tables>, sessionId: string): Promise<void> {
  await database
    .updateTable('sessions')
    .set({ lead_id: null, social_fault: null, social_plan: null })
    .where('id', '=', sessionId)
    .execute();
}
