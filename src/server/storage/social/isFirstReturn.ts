import type { Kysely } from 'kysely';
import type { Tables } from '../tables/Tables.ts';

/** Tells whether this is the first return from a trip, and records the return. */
export async function isFirstReturn(
  database: Kysely<Tables>,
  { brandId, id, now }: { readonly brandId: string; readonly id: string; readonly now: Date },
): Promise<boolean> {
  const used = await database
    .insertInto('used_social_states')
    .values({ id, brand_id: brandId, used_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return used.numInsertedOrUpdatedRows === 1n;
}
