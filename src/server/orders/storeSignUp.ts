import type { Kysely } from 'kysely';
import { CallError } from '../errors/CallError.ts';
import { queueActivationMail } from '../outbox/queueActivationMail.ts';
import { queueReceiptMail } from '../outbox/queueReceiptMail.ts';
import { insertSignUp } from '../storage/accounts/insertSignUp.ts';
import type { Tables } from '../storage/tables/Tables.ts';
import type { BilledOrder } from './billOrder.ts';
import { orderNumberOf } from './numbers/orderNumberOf.ts';
import type { OrderDeps } from './OrderDeps.ts';
import type { PreparedSignUp } from './PreparedOrder.ts';
import type { PaidFor } from './storePayment.ts';

/**
 * Stores the account with everything that belongs to it, and queues its mails. Throws CallError
 * when the address is taken.
 */
export async function storeSignUp(
  transaction: Kysely<Tables>,
  deps: OrderDeps,
  { approval, attempt, billingId }: BilledOrder,
  { origin, receipt, record }: PreparedSignUp,
): Promise<PaidFor> {
  const { account, subscription, user } = record;
  const now = deps.clock();
  const inserted = await insertSignUp(transaction, {
    ...record,
    subscription: { ...subscription, billing_id: billingId },
  });
  if (!inserted) throw new CallError({ code: 'EMAIL_ADDRESS_UNAVAILABLE' });
  if (account.status === 'pending') {
    const to = { userId: user.id };
    await queueActivationMail(transaction, deps, { brandId: account.brand_id, to, origin, now });
  }
  if (receipt !== null && attempt.method !== null) {
    const { cardType = null, lastFour = null } = approval.kept ?? {};
    await queueReceiptMail(transaction, deps, {
      brand: { id: account.brand_id },
      userId: user.id,
      subscriptionId: subscription.id,
      now,
      receipt,
      origin,
      ...(user.language !== null && { language: user.language }),
      paidBy: { method: attempt.method, cardType, lastFour, reference: orderNumberOf(attempt) },
    });
  }
  return { userId: user.id, accountId: account.id, subscriptionId: subscription.id };
}
