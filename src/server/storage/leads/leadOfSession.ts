import type { Kysely } from 'kysely';
import type { LeadRow, Tables } from '../tables/Tables.ts';

/** The lead that a provider's word made of a session; null where there is none. */
export async function leadOfSession(
  database: Kysely<Tables>,
  brandId: string,
  sessionId: string,
): Promise<LeadRow | null> {
  const lead = await database
    .selectFrom('sessions')
    .innerJoin('leads', 'leads.id', 'sessions.lead_id')
    .where('sessions.id', '=', sessionId)
    .where('sessions.brand_id', '=', brandId)
    .where('leads.brand_id', '=', brandId)
    .selectAll('leads')
    .executeTakeFirst();
  return lead ?? null;
}
