import { unreachable } from '../../core/contract/unreachable.ts';
import type { Failure } from '../errors/Failure.ts';
import type { BillingFailure, BillingPayment } from '../gateways/billing/BillingGateway.ts';
import type { AttemptRow } from '../storage/tables/PaymentTables.ts';
import type { ApprovedOrder } from './chargeOrder.ts';
import type { Approval } from './methods/ChargeOutcome.ts';
import { namesOf, orderNumberOf } from './numbers/orderNumberOf.ts';
import type { OrderDeps } from './OrderDeps.ts';

/** An order whose subscription is stored at billing, if it has one. */
export interface BilledOrder extends ApprovedOrder {
  /** Billing's id for the subscription; null without one. */
  readonly billingId: string | null;
}

export type BillOutcome =
  | { readonly kind: 'billed'; readonly billingId: string | null }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly detail: string }
  | { readonly kind: 'unknown'; readonly cause: unknown };

/** How long an order waits for billing, from its start. */
const PATIENCE_MS = 5 * 60_000;

/**
 * The fewest calls without an answer after which an order is given up. An order that is old already
 * when billing is first asked, as when this server or the payment provider was down, waits as well.
 */
const LEAST_CALLS = 10;

/**
 * The age from which an order's calls count. Those before are a second apart, and would leave it one
 * call if the server went down after them.
 */
const COUNTED_FROM_MS = 30_000;

/**
 * Stores the subscription of a paid order at billing, before its account exists. Billing accepts
 * repeated requests.
 */
export async function billOrder(deps: OrderDeps, order: ApprovedOrder): Promise<BillOutcome> {
  const outcome = await askBilling(deps, order);
  logOutcome(deps, order.attempt, outcome);
  return outcome;
}

function logOutcome({ logger }: OrderDeps, attempt: AttemptRow, outcome: BillOutcome): void {
  const names = namesOf(attempt);
  switch (outcome.kind) {
    case 'billed':
      return;
    case 'failed':
      return logger.error({ ...names, detail: outcome.detail }, 'Billing did not take an order');
    case 'unknown':
      return logger.warn({ ...names, err: outcome.cause }, 'Billing did not answer');
    default:
      return unreachable(outcome);
  }
}

async function askBilling(
  deps: OrderDeps,
  { approval, attempt, prepared }: ApprovedOrder,
): Promise<BillOutcome> {
  const { billing } = prepared;
  if (billing === null || attempt.method === null) return { kind: 'billed', billingId: null };
  const payment = paymentOf(attempt, attempt.method, approval);
  const outcome = await deps.gateways.billing.record(
    attempt.id,
    { ...billing, orderNumber: orderNumberOf(attempt) },
    payment,
  );
  switch (outcome.kind) {
    case 'recorded':
      return { kind: 'billed', billingId: outcome.billingId };
    case 'empty':
    case 'refused':
      return { kind: 'failed', ...failureOf(outcome) };
    case 'unknown':
      return (await isWorthWaiting(deps, attempt)) ? outcome : { kind: 'failed', ...GIVEN_UP };
    default:
      return unreachable(outcome);
  }
}

const GIVEN_UP = {
  failure: { code: 'INTERNAL_SERVER_ERROR' },
  detail: 'Billing could not be reached in time',
} as const;

/**
 * Whether to wait for billing, which has not answered once more. An order without a charge holds no
 * money, so its visitor sees the failure at once.
 */
async function isWorthWaiting(
  { clock, database }: OrderDeps,
  { amount, created_at, id, started_at }: AttemptRow,
): Promise<boolean> {
  if (amount === 0) return false;
  const age = clock().getTime() - new Date(started_at ?? created_at).getTime();
  if (age < COUNTED_FROM_MS) return true;
  const { billing_calls: calls } = await database
    .updateTable('attempts')
    .set((is) => ({ billing_calls: is('billing_calls', '+', 1) }))
    .where('id', '=', id)
    .returning('billing_calls')
    .executeTakeFirstOrThrow();
  return calls < LEAST_CALLS || age < PATIENCE_MS;
}

function failureOf(outcome: BillingFailure): {
  readonly failure: Failure;
  readonly detail: string;
} {
  if (outcome.kind === 'refused') {
    return { failure: { code: 'INTERNAL_SERVER_ERROR' }, detail: outcome.detail };
  }
  const detail = `Billing answered nothing about the ${outcome.of}`;
  return outcome.of === 'payment'
    ? { failure: { code: 'JBILLING_EMPTY_PAYMENT_RESPONSE' }, detail }
    : { failure: { code: 'FULLCONTACTS_EMPTY_SUBSCRIPTION_RESPONSE' }, detail };
}

function paymentOf(
  attempt: AttemptRow,
  method: BillingPayment['method'],
  { kept, transactionId }: Approval,
): BillingPayment {
  return {
    paymentAccount: attempt.payment_account,
    method,
    amount: attempt.amount,
    transactionId,
    customerId: kept?.customerId ?? null,
    token: kept?.token ?? null,
    mandateId: attempt.mandate_id,
  };
}
