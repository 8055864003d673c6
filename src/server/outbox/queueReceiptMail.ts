import type { Kysely } from 'kysely';
import type { PaidBy, Receipt } from '../../core/mails/Receipt.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import type { Tables } from '../storage/tables/Tables.ts';
import { queueWork } from './queueWork.ts';

/** The recipient of a receipt, and its content. */
export interface ReceiptMailPayload {
  readonly userId: string;
  readonly receipt: Receipt;
  readonly paidBy: PaidBy;
  /** The receipt's language; absent for the brand's default. */
  readonly language?: string;
  /** The origin of the mail's logo and illustration; absent for the brand's first host. */
  readonly origin?: string;
}

export interface ReceiptMailRequest extends ReceiptMailPayload {
  readonly brand: { readonly id: string };
  readonly subscriptionId: string;
  readonly now: Date;
}

/**
 * Queues an order's receipt in the transaction that stores the order: it is sent after the commit
 * or never, and once for each subscription.
 */
export async function queueReceiptMail(
  transaction: Kysely<Tables>,
  deps: Pick<ServerDeps, 'newId'>,
  { brand, now, subscriptionId, ...payload }: ReceiptMailRequest,
): Promise<void> {
  const dedupeKey = `receiptMail/${subscriptionId}`;
  await queueWork(transaction, deps, {
    brandId: brand.id,
    kind: 'receiptMail',
    dedupeKey,
    payload,
    now,
  });
}
