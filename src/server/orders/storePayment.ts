import type { Kysely } from 'kysely';
import { queueMoneyMove } from '../outbox/queueMoneyMove.ts';
import type { PaymentRow } from '../storage/tables/PaymentTables.ts';
import type { Tables } from '../storage/tables/Tables.ts';
import type { BilledOrder } from './billOrder.ts';
import type { OrderMethod } from './methods/OrderMethod.ts';
import type { OrderDeps } from './OrderDeps.ts';

/** A bank's payment is checked a day later, unless a hint arrives before. */
const DAY_MS = 86_400_000;

/** The owner of a payment, and what it is for. */
export interface PaidFor {
  readonly userId: string;
  readonly accountId: string;
  readonly subscriptionId: string;
}

/** Stores what was paid, or is stored for later, and queues the capture of what is held. */
export async function storePayment(
  transaction: Kysely<Tables>,
  deps: OrderDeps,
  { approval, attempt }: BilledOrder,
  { accountId, subscriptionId }: PaidFor,
): Promise<void> {
  const { amount, brand_id, currency, method } = attempt;
  const { kept, transactionId } = approval;
  if (method === null) return;
  const { settlement } = deps.methods[method];
  const now = deps.clock();
  const state = transactionId === null ? 'kept' : FIRST_STATES[settlement.kind];
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
      look_at: state === 'submitted' ? new Date(now.getTime() + DAY_MS).toISOString() : null,
    })
    .execute();
  if (settlement.kind !== 'captured' || transactionId === null) return;
  const paymentAccount = attempt.payment_account;
  const capture = { kind: 'capture', brandId: brand_id, paymentAccount, method, now } as const;
  await queueMoneyMove(transaction, deps, { ...capture, transactionId });
}

/** A payment to be captured is held until then; a bank was already asked to pay. */
const FIRST_STATES = {
  captured: 'held',
  followed: 'submitted',
} as const satisfies Record<OrderMethod['settlement']['kind'], PaymentRow['state']>;
