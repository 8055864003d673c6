import type { Kysely } from 'kysely';
import type { PaymentMethod } from '../../core/contract/generated/session.ts';
import type { NewId } from '../Clock.ts';
import type { Tables } from '../storage/tables/Tables.ts';
import { queueWork } from './queueWork.ts';

/** A transaction at the provider, and its account. */
export interface MoneyMovePayload {
  readonly paymentAccount: string;
  readonly method: PaymentMethod;
  readonly transactionId: string;
}

export interface MoneyMove extends MoneyMovePayload {
  readonly kind: 'capture' | 'void';
  readonly brandId: string;
  readonly now: Date;
}

/** The key of a transaction's capture or void in the outbox. */
export function moneyMoveKey(
  kind: MoneyMove['kind'],
  { paymentAccount, transactionId }: Pick<MoneyMovePayload, 'paymentAccount' | 'transactionId'>,
): string {
  return `${kind}/${paymentAccount}/${transactionId}`;
}

/** Queues a capture or a void, once for each transaction. */
export async function queueMoneyMove(
  transaction: Kysely<Tables>,
  deps: { readonly newId: NewId },
  { brandId, kind, now, ...payload }: MoneyMove,
): Promise<void> {
  const dedupeKey = moneyMoveKey(kind, payload);
  await queueWork(transaction, deps, { brandId, kind, dedupeKey, payload, now });
}
