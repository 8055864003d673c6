import type { Kysely } from 'kysely';
import { CallError } from '../errors/CallError.ts';
import { queueBillingEnd } from '../outbox/queueBillingEnd.ts';
import { queueReceiptMail } from '../outbox/queueReceiptMail.ts';
import { holdUser } from '../storage/accounts/holdUser.ts';
import type { Tables } from '../storage/tables/Tables.ts';
import type { BilledOrder } from './billOrder.ts';
import { orderNumberOf } from './numbers/orderNumberOf.ts';
import type { OrderDeps } from './OrderDeps.ts';
import type { PreparedUpgrade } from './PreparedOrder.ts';
import type { PaidFor } from './storePayment.ts';

/**
 * Replaces the account's other subscriptions by the new one, and ends them at billing. Throws
 * CallError when the person who ordered it is erased, because nobody would know what the account
 * pays for.
 */
export async function storeUpgrade(
  transaction: Kysely<Tables>,
  deps: OrderDeps,
  { approval, attempt, billingId }: BilledOrder,
  { brandId, consents, language = null, receipt, subscription, userId }: PreparedUpgrade,
): Promise<PaidFor> {
  const { account_id: accountId, id: subscriptionId } = subscription;
  const isThere = await holdUser(transaction, userId);
  if (!isThere) throw new CallError({ code: 'MISSING_LEAD_OR_DEAL_ID' });
  await endOthers(transaction, deps, accountId, brandId);
  await transaction
    .insertInto('subscriptions')
    .values({ ...subscription, billing_id: billingId })
    .execute();
  for (const consent of consents) {
    await transaction.insertInto('consents').values(consent).execute();
  }
  if (language !== null) {
    await transaction.updateTable('users').set({ language }).where('id', '=', userId).execute();
  }
  if (attempt.method !== null) {
    const { cardType = null, lastFour = null } = approval.kept ?? {};
    await queueReceiptMail(transaction, deps, {
      brand: { id: brandId },
      userId,
      subscriptionId,
      now: deps.clock(),
      receipt,
      ...(language !== null && { language }),
      paidBy: { method: attempt.method, cardType, lastFour, reference: orderNumberOf(attempt) },
    });
  }
  return { userId, accountId, subscriptionId };
}

async function endOthers(
  transaction: Kysely<Tables>,
  deps: OrderDeps,
  accountId: string,
  brandId: string,
): Promise<void> {
  const now = deps.clock();
  const others = await transaction
    .selectFrom('subscriptions')
    .leftJoin('payments', 'payments.subscription_id', 'subscriptions.id')
    .select('payments.attempt_id as attemptId')
    .where('subscriptions.account_id', '=', accountId)
    .where('subscriptions.status', '!=', 'ended')
    .execute();
  await transaction
    .updateTable('subscriptions')
    .set({ status: 'ended', ended_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('status', '!=', 'ended')
    .execute();
  for (const { attemptId } of others) {
    // Billing only has subscriptions that were paid.
    if (attemptId !== null) await queueBillingEnd(transaction, deps, { attemptId, brandId, now });
  }
}
