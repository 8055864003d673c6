import type { Kysely } from 'kysely';
import { keptQuery } from '../keptQuery.ts';
import type { LeadRow, Tables } from '../tables/Tables.ts';

interface BrandSession {
  readonly brandId: string;
  readonly sessionId: string;
}

const leadOf = keptQuery((database, { brandId, sessionId }: BrandSession) =>
  database
    .selectFrom('sessions')
    .innerJoin('leads', 'leads.id', 'sessions.lead_id')
    .where('sessions.id', '=', sessionId)
    .where('sessions.brand_id', '=', brandId)
    .where('leads.brand_id', '=', brandId)
    .selectAll('leads'),
);

/** Returns the lead of a session that a provider identified; null when there is none. */
export async function leadOfSession(
  database: Kysely<Tables>,
  brandId: string,
  sessionId: string,
): Promise<LeadRow | null> {
  return (await leadOf.first(database, { brandId, sessionId })) ?? null;
}
