import type { Kysely } from 'kysely';
import { findDeal } from '../storage/leads/findDeal.ts';
import { findLead } from '../storage/leads/findLead.ts';
import type { Tables } from '../storage/tables/Tables.ts';
import type { StoredDeal } from './checkDeal.ts';

/** A deal of any brand with the lead that it was made for; null when there is none. */
export async function storedDeal(database: Kysely<Tables>, id: string): Promise<StoredDeal | null> {
  const row = await findDeal(database, id);
  if (row === null) return null;
  return { row, lead: row.lead_id === null ? null : await findLead(database, row.lead_id) };
}
