import type { Kysely } from 'kysely';
import type { PaidBy, Receipt } from '../mail/Receipt.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import type { Tables } from '../storage/tables/Tables.ts';
import { queueWork } from './queueWork.ts';

/** Whom a receipt is for, and what it says. */
export interface ReceiptMailPayload {
  readonly userId: string;
  readonly receipt: Receipt;
  readonly paidBy: PaidBy;
}

export interface ReceiptMailRequest extends ReceiptMailPayload {
  readonly brand: { readonly id: string };
  readonly subscriptionId: string;
  readonly now: Date;
}

/**
 * Asks for an order's receipt, within the transaction that stores the order: it leaves after the
 * commit or never, and once a subscription.
 */
export async function queueReceiptMail(
  transaction: Kysely<Tables>,
  deps: Pick<ServerDeps, 'newId'>,
  { brand, now, paidBy, receipt, subscriptionId, userId }: ReceiptMailRequest,
): Promise<void> {
  const payload: ReceiptMailPayload = { userId, receipt, paidBy };
  const dedupeKey = `receiptMail/${subscriptionId}`;
  await queueWork(transaction, deps, {
    brandId: brand.id,
    kind: 'receiptMail',
    dedupeKey,
    payload,
    now,
  });
}
