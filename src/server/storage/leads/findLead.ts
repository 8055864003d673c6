import type { Kysely } from 'kysely';
import { isPinOf, pinSelector } from '../../security/leadPin.ts';
import type { KnownLeadRow } from '../tables/LeadTables.ts';
import type { Tables } from '../tables/Tables.ts';

/** Returns a lead of any brand; null when there is none. */
export async function findLead(database: Kysely<Tables>, id: string): Promise<KnownLeadRow | null> {
  const lead = await database
    .selectFrom('known_leads')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return lead ?? null;
}

/**
 * Returns the lead of any brand whose link has the pin. For a wrong pin and for an unknown one
 * returns null, after the same work.
 */
export async function findLeadByPin(
  database: Kysely<Tables>,
  pin: string,
): Promise<KnownLeadRow | null> {
  const lead = await database
    .selectFrom('known_leads')
    .selectAll()
    .where('pin_selector', '=', pinSelector(pin))
    .executeTakeFirst();
  return isPinOf(pin, lead?.pin_hash ?? null) ? (lead ?? null) : null;
}
