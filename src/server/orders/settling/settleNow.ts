import type { AttemptRow } from '../../storage/tables/PaymentTables.ts';
import type { OrderDeps } from '../OrderDeps.ts';

/** Makes the settling job check an attempt in its next round. */
export async function settleNow(
  { clock, database }: Pick<OrderDeps, 'clock' | 'database'>,
  { id }: Pick<AttemptRow, 'id'>,
): Promise<void> {
  await database
    .updateTable('attempts')
    .set({ due_at: clock().toISOString() })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .execute();
}
