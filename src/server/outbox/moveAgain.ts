import type { Kysely } from 'kysely';
import type { Tables } from '../storage/tables/Tables.ts';

/**
 * Carries out a void or a refund once more that is done, because the payment has changed since:
 * people may have sent a debit again that its bank had not paid. The provider says what is left to
 * do. Counts as requested now, so that it is not reported as late. Returns whether there is such a
 * void or refund, in any state.
 */
export async function moveAgain(
  database: Kysely<Tables>,
  dedupeKey: string,
  now: Date,
): Promise<boolean> {
  const at = now.toISOString();
  await database
    .updateTable('outbox')
    .set({ status: 'waiting', attempts: 0, created_at: at, due_at: at, done_at: null })
    .where('dedupe_key', '=', dedupeKey)
    .where('status', '=', 'done')
    .execute();
  const known = await database
    .selectFrom('outbox')
    .select('id')
    .where('dedupe_key', '=', dedupeKey)
    .executeTakeFirst();
  return known !== undefined;
}
