import type { Kysely } from 'kysely';
import type { DealRow } from '../tables/LeadTables.ts';
import type { Tables } from '../tables/Tables.ts';

/** Returns a deal of any brand; null when there is none. */
export async function findDeal(database: Kysely<Tables>, id: string): Promise<DealRow | null> {
  const deal = await database
    .selectFrom('deals')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return deal ?? null;
}
