import type { Kysely } from 'kysely';
import type { Tables } from '../tables/Tables.ts';

const DAY_MS = 86_400_000;

/**
 * Tells whether this is the first return from a trip, and records the return. Deletes trips older
 * than a day, because they have expired by then.
 */
export async function isFirstReturn(
  database: Kysely<Tables>,
  { brandId, id, now }: { readonly brandId: string; readonly id: string; readonly now: Date },
): Promise<boolean> {
  const yesterday = new Date(now.getTime() - DAY_MS).toISOString();
  await database.deleteFrom('used_social_states').where('used_at', '<', yesterday).execute();
  const used = await database
    .insertInto('used_social_states')
    .values({ id, brand_id: brandId, used_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return used.numInsertedOrUpdatedRows === 1n;
}
