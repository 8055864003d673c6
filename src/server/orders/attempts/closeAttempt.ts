import type { Kysely } from 'kysely';
import type { AttemptRow } from '../../storage/tables/PaymentTables.ts';
import type { Tables } from '../../storage/tables/Tables.ts';
import type { OrderDeps } from '../OrderDeps.ts';

/**
 * Finishes an attempt: what was personal goes, and its claim is free again. Returns false where
 * somebody else has finished it, or it is not in one of the states `from`.
 */
export async function closeAttempt(
  transaction: Kysely<Tables>,
  { clock }: Pick<OrderDeps, 'clock'>,
  { id }: AttemptRow,
  end: Partial<AttemptRow>,
  from: readonly AttemptRow['status'][] = ['accepted', 'started'],
): Promise<boolean> {
  const updated = await transaction
    .updateTable('attempts')
    .set({ prepared: null, due_at: null, finished_at: clock().toISOString(), ...end })
    .where('id', '=', id)
    .where('status', 'in', from)
    .executeTakeFirst();
  if (updated.numUpdatedRows !== 1n) return false;
  await transaction.deleteFrom('claims').where('attempt_id', '=', id).execute();
  return true;
}
