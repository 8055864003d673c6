import type { Kysely } from 'kysely';
import type { NewId } from '../Clock.ts';
import type { OutboxRow, Tables } from '../storage/tables/Tables.ts';
import { laneOf } from './laneOf.ts';

export interface Work {
  readonly brandId: string;
  readonly kind: OutboxRow['kind'];
  /** Work with the same key is queued only once. */
  readonly dedupeKey: string;
  readonly payload: object;
  readonly now: Date;
}

/** Queues work in the transaction that requires it: it is done after the commit, or never. */
export async function queueWork(
  transaction: Kysely<Tables>,
  { newId }: { readonly newId: NewId },
  { brandId, dedupeKey, kind, now, payload }: Work,
): Promise<void> {
  await transaction
    .insertInto('outbox')
    .values({
      id: newId(),
      brand_id: brandId,
      kind,
      dedupe_key: dedupeKey,
      payload: JSON.stringify(payload),
      lane: laneOf(kind, payload),
      status: 'waiting',
      attempts: 0,
      due_at: now.toISOString(),
      last_error: null,
      created_at: now.toISOString(),
      done_at: null,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute();
}
