import type { AttemptRow } from '../storage/PaymentTables.ts';
import type { PaymentDeps } from './OrderDeps.ts';
import type { PreparedOrder } from './PreparedOrder.ts';

/** As long as a payment is left to the call that asked for it before anybody else looks it up. */
const CHARGING_MS = 45_000;

/**
 * Writes down that the provider is about to be asked, before it is: whoever finds the attempt later
 * never asks again, but looks up. False when it was given up meanwhile; then nothing may be charged.
 */
export async function startAttempt(
  { clock, database }: PaymentDeps,
  attempt: AttemptRow,
  prepared: PreparedOrder,
): Promise<boolean> {
  const now = clock();
  const updated = await database
    .updateTable('attempts')
    .set({
      status: 'started',
      mandate_id: attempt.mandate_id,
      prepared: JSON.stringify(prepared),
      started_at: now.toISOString(),
      due_at: new Date(now.getTime() + CHARGING_MS).toISOString(),
    })
    .where('id', '=', attempt.id)
    .where('status', '=', 'accepted')
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/** Takes an attempt back in which nothing was asked of the provider: its key and claim are free again. */
export async function dropAttempt({ database }: PaymentDeps, attempt: AttemptRow): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('claims').where('attempt_id', '=', attempt.id).execute();
    await transaction
      .deleteFrom('attempts')
      .where('id', '=', attempt.id)
      .where('status', '=', 'accepted')
      .execute();
  });
}

/** Has the settling job look at once. */
export async function hasten({ clock, database }: PaymentDeps, attempt: AttemptRow): Promise<void> {
  await database
    .updateTable('attempts')
    .set({ due_at: clock().toISOString() })
    .where('id', '=', attempt.id)
    .where('finished_at', 'is', null)
    .execute();
}
