import type { Kysely } from 'kysely';
import type { NewId } from '../Clock.ts';
import type { Tables } from '../storage/tables/Tables.ts';
import { queueWork } from './queueWork.ts';

/** The attempt that a subscription came from. */
export interface BillingEndPayload {
  readonly attemptId: string;
}

export interface BillingEnd extends BillingEndPayload {
  readonly brandId: string;
  readonly now: Date;
}

/** Queues the end of an attempt's subscription at billing, whether or not it exists there. */
export async function queueBillingEnd(
  transaction: Kysely<Tables>,
  deps: { readonly newId: NewId },
  { attemptId, brandId, now }: BillingEnd,
): Promise<void> {
  const payload: BillingEndPayload = { attemptId };
  const dedupeKey = `endBilling/${attemptId}`;
  await queueWork(transaction, deps, { brandId, kind: 'endBilling', dedupeKey, payload, now });
}
