import type { Kysely } from 'kysely';
import { keptQuery } from '../../storage/keptQuery.ts';
import type { AttemptRow } from '../../storage/tables/PaymentTables.ts';
import type { Tables } from '../../storage/tables/Tables.ts';
import type { OrderDeps } from '../OrderDeps.ts';

interface Closing {
  readonly id: string;
  readonly end: Partial<AttemptRow>;
  readonly from: readonly AttemptRow['status'][];
}

const close = keptQuery((database, { end, from, id }: Closing) =>
  database.updateTable('attempts').set(end).where('id', '=', id).where('status', 'in', from),
);

const freeClaims = keptQuery((database, { id }: { readonly id: string }) =>
  database.deleteFrom('claims').where('attempt_id', '=', id),
);

/**
 * Ends an attempt: deletes its personal data and releases its claim. Returns false when it has
 * already ended, or is not in one of the states `from`.
 */
export async function closeAttempt(
  transaction: Kysely<Tables>,
  { clock }: Pick<OrderDeps, 'clock'>,
  { id }: AttemptRow,
  end: Partial<AttemptRow>,
  from: readonly AttemptRow['status'][] = ['accepted', 'started'],
): Promise<boolean> {
  const over = { prepared: null, due_at: null, finished_at: clock().toISOString(), ...end };
  if ((await close.changed(transaction, { id, end: over, from })) !== 1) return false;
  await freeClaims.changed(transaction, { id });
  return true;
}
