import type { Kysely } from 'kysely';
import type { PaidBy, Receipt } from '../../core/mails/Receipt.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import type { Tables } from '../storage/tables/Tables.ts';
import { queueWork } from './queueWork.ts';

/** Whom a receipt is for, and what it says. */
export interface ReceiptMailPayload {
  readonly userId: string;
  readonly receipt: Receipt;
  readonly paidBy: PaidBy;
  /** What the receipt is worded in; absent where that is the brand's default. */
  readonly language?: string;
  /** Where the mail's logo is fetched from; absent where that is the brand's first host. */
  readonly origin?: string;
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
