import type { Kysely } from 'kysely';
import type { Tables } from './Tables.ts';

/** Whether a trip is come back from for the first time. From now on it was. */
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
