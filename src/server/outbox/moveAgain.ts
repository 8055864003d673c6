import type { Kysely } from 'kysely';
import type { Tables } from '../storage/tables/Tables.ts';

/**
 * Carries out a void or a refund once more, because the payment has changed since: people may have
 * sent a debit again that its bank had not paid. The provider says what is left to do. One that is
 * done counts as requested now, so that it is not reported as late. Returns whether there is such a
 * void or refund, in any state.
 */
export async function moveAgain(
  database: Kysely<Tables>,
  dedupeKey: string,
  now: Date,
): Promise<boolean> {
  const at = now.toISOString();
  const { numUpdatedRows } = await database
    .updateTable('outbox')
    .set({ status: 'waiting', attempts: 0, created_at: at, due_at: at, done_at: null })
    .where('dedupe_key', '=', dedupeKey)
    .where('status', '=', 'done')
    .executeTakeFirstOrThrow();
  // The answer that a worker is waiting for may be from before the change. This ends its lease.
  if (numUpdatedRows === 0n) {
    await database
      .updateTable('outbox')
      .set({ due_at: at })
      .where('dedupe_key', '=', dedupeKey)
      .where('status', '=', 'waiting')
      .execute();
  }
  const known = await database
    .selectFrom('outbox')
    .select('id')
    .where('dedupe_key', '=', dedupeKey)
    .executeTakeFirst();
  return known !== undefined;
}
