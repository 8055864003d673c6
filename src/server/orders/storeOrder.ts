import type { Kysely } from 'kysely';
import { unreachable } from '../../core/contract/unreachable.ts';
import { CallError } from '../errors/CallError.ts';
import { queueActivationMail } from '../outbox/queueActivationMail.ts';
import { queueMoneyMove } from '../outbox/queueMoneyMove.ts';
import { queueReceiptMail } from '../outbox/queueReceiptMail.ts';
import { insertSignUp } from '../storage/insertSignUp.ts';
import type { PaymentRow } from '../storage/PaymentTables.ts';
import type { Tables } from '../storage/Tables.ts';
import { firstLook } from './banks/firstLook.ts';
import type { PaymentDeps } from './OrderDeps.ts';
import type { PaidFor, PaidOrder } from './PaidOrder.ts';
import type { PreparedSignUp } from './PreparedOrder.ts';
import { carryOutUpgrade } from './storeUpgrade.ts';

/**
 * Stores what was ordered, and what was paid for it, within the transaction that finishes the
 * attempt. Throws CallError when it cannot be had any more.
 */
export async function carryOut(
  transaction: Kysely<Tables>,
  deps: PaymentDeps,
  paid: PaidOrder,
): Promise<void> {
  const paidFor = await storeOrder(transaction, deps, paid);
  await transaction
    .updateTable('attempts')
    .set({ user_id: paidFor.userId })
    .where('id', '=', paid.attempt.id)
    .execute();
  await transaction
    .updateTable('subscriptions')
    .set({ billing_id: paid.billingId })
    .where('id', '=', paidFor.subscriptionId)
    .execute();
  await storePayment(transaction, deps, paid, paidFor);
}

async function storeOrder(
  transaction: Kysely<Tables>,
  deps: PaymentDeps,
  paid: PaidOrder,
): Promise<PaidFor> {
  const { prepared } = paid;
  switch (prepared.kind) {
    case 'signUp':
      return signUp(transaction, deps, paid, prepared);
    case 'upgrade':
      return carryOutUpgrade(transaction, deps, paid, prepared);
    default:
      return unreachable(prepared);
  }
}

async function signUp(
  transaction: Kysely<Tables>,
  deps: PaymentDeps,
  { approval, attempt }: PaidOrder,
  { origin, receipt, record }: PreparedSignUp,
): Promise<PaidFor> {
  const { account, subscription, user } = record;
  const now = deps.clock();
  const inserted = await insertSignUp(transaction, record);
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
      paidBy: { method: attempt.method, cardType, lastFour, reference: attempt.id },
    });
  }
  return { userId: user.id, accountId: account.id, subscriptionId: subscription.id };
}

async function storePayment(
  transaction: Kysely<Tables>,
  deps: PaymentDeps,
  { approval, attempt }: PaidOrder,
  { accountId, subscriptionId }: PaidFor,
): Promise<void> {
  const { amount, brand_id, currency, method } = attempt;
  const { kept, transactionId } = approval;
  if (method === null) return;
  const now = deps.clock();
  const state = stateOf(method, transactionId);
  await transaction
    .insertInto('payments')
    .values({
      id: deps.newId(),
      attempt_id: attempt.id,
      brand_id,
      account_id: accountId,
      subscription_id: subscriptionId,
      method,
      amount,
      currency,
      transaction_id: transactionId,
      mandate_id: attempt.mandate_id,
      customer_id: kept?.customerId ?? null,
      payment_token: kept?.token ?? null,
      card_type: kept?.cardType ?? null,
      last_four: kept?.lastFour ?? null,
      state,
      created_at: now.toISOString(),
      settled_at: null,
      look_at: state === 'submitted' ? firstLook(now).toISOString() : null,
    })
    .execute();
  if (method !== 'CC' || transactionId === null) return;
  const paymentAccount = attempt.payment_account;
  const capture = { kind: 'capture', brandId: brand_id, paymentAccount, method, now } as const;
  await queueMoneyMove(transaction, deps, { ...capture, transactionId });
}

/** A card is held until it is captured; a bank has been told already. */
function stateOf(method: PaymentRow['method'], transactionId: string | null): PaymentRow['state'] {
  if (transactionId === null) return 'kept';
  return method === 'CC' ? 'held' : 'submitted';
}
