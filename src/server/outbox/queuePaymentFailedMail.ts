import type { Kysely } from 'kysely';
import type { PaymentMethod } from '../../core/contract/generated/session.ts';
import type { NewId } from '../Clock.ts';
import type { Tables } from '../storage/tables/Tables.ts';
import { queueWork } from './queueWork.ts';

/** The mail's recipient, and the failed payment. */
export interface PaymentFailedPayload {
  readonly userId: string;
  readonly method: PaymentMethod;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  /** Absent in a mail that an earlier version queued, as is what follows. */
  readonly orderNumber?: string;
  readonly cardType?: string | null;
  readonly lastFour?: string | null;
}

export interface FailedPayment extends PaymentFailedPayload {
  readonly brandId: string;
  readonly paymentId: string;
  readonly now: Date;
}

/** Queues the mail about a payment that a bank did not make, once each time that it fails. */
export async function queuePaymentFailedMail(
  transaction: Kysely<Tables>,
  deps: { readonly newId: NewId },
  { brandId, now, paymentId, ...payload }: FailedPayment,
): Promise<void> {
  const dedupeKey = `paymentFailedMail/${paymentId}/${now.toISOString()}`;
  await queueWork(transaction, deps, {
    brandId,
    kind: 'paymentFailedMail',
    dedupeKey,
    payload,
    now,
  });
}
