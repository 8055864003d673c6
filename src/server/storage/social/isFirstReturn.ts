import type { Kysely } from 'kysely';
import type { Tables } from '../tables/Tables.ts';

/** Records a return, and returns whether it is the first from this trip. */
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
