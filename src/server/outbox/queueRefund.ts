import type { Kysely } from 'kysely';
import type { NewId } from '../Clock.ts';
import type { Tables } from '../storage/tables/Tables.ts';
import type { MoneyMovePayload } from './queueMoneyMove.ts';
import { queueWork } from './queueWork.ts';

export interface Refund extends MoneyMovePayload {
  readonly attemptId: string;
  readonly brandId: string;
  readonly now: Date;
}

/** The key of an order's refund in the outbox. */
export function refundKey(attemptId: string): string {
  return `refund/${attemptId}`;
}

/** Queues the refund of an order's payment, once for each order. */
export async function queueRefund(
  transaction: Kysely<Tables>,
  deps: { readonly newId: NewId },
  { attemptId, brandId, now, ...payload }: Refund,
): Promise<void> {
  const dedupeKey = refundKey(attemptId);
  await queueWork(transaction, deps, { brandId, kind: 'refund', dedupeKey, payload, now });
}
