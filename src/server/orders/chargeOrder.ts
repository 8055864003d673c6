import { unreachable } from '../../core/contract/unreachable.ts';
import { inTransaction } from '../storage/inTransaction.ts';
import { keptQuery } from '../storage/keptQuery.ts';
import { keepPlacedOrder } from '../storage/placedOrders.ts';
import type { AttemptRow } from '../storage/tables/PaymentTables.ts';
import type { AdmittedOrder } from './admitOrder.ts';
import type { Approval, ChargeOutcome } from './methods/ChargeOutcome.ts';
import { namesOf } from './numbers/orderNumberOf.ts';
import type { Order } from './Order.ts';
import type { OrderDeps } from './OrderDeps.ts';
import type { PreparedOrder } from './PreparedOrder.ts';

/** An order that is paid, or has nothing to pay. */
export interface ApprovedOrder extends AdmittedOrder {
  readonly approval: Approval;
}

interface Starting {
  readonly id: string;
  readonly start: Partial<AttemptRow>;
}

const startAccepted = keptQuery((database, { id, start }: Starting) =>
  database.updateTable('attempts').set(start).where('id', '=', id).where('status', '=', 'accepted'),
);

/**
 * How long only the call that requested a payment may resolve it. Then the settling job looks it
 * up.
 */
const CHARGING_MS = 45_000;

/**
 * Charges an order, or stores its method when nothing is due, at most once. Returns 'givenUp' when
 * the settling job ended the attempt first, and then charges nothing.
 */
export async function chargeOrder(
  deps: OrderDeps,
  order: Order,
  { attempt, prepared }: AdmittedOrder,
): Promise<ChargeOutcome | { readonly kind: 'givenUp' }> {
  if (!(await startAttempt(deps, attempt, prepared))) return { kind: 'givenUp' };
  const outcome = await askProvider(deps, order, attempt);
  if (attempt.method !== null) deps.metrics.paymentAsked(attempt, outcome.kind);
  logOutcome(deps, attempt, outcome);
  return outcome;
}

/**
 * Stores that the provider is about to be asked. From then on the settling job never charges again
 * but looks up the payment, and the session's pages show the order. Returns false when the attempt
 * has ended in the meantime; then nothing may be charged.
 */
async function startAttempt(
  { clock, database }: OrderDeps,
  { id, mandate_id, session_id }: AttemptRow,
  prepared: PreparedOrder,
): Promise<boolean> {
  const now = clock();
  return inTransaction(database, async (transaction) => {
    const start: Partial<AttemptRow> = {
      status: 'started',
      mandate_id,
      prepared: JSON.stringify(prepared),
      started_at: now.toISOString(),
      due_at: new Date(now.getTime() + CHARGING_MS).toISOString(),
    };
    if ((await startAccepted.changed(transaction, { id, start })) !== 1) return false;
    await keepPlacedOrder(transaction, session_id, id);
    return true;
  });
}

async function askProvider(
  deps: OrderDeps,
  { amount, customer, description, instrument, paymentAccount }: Order,
  { id: attemptId, mandate_id: mandateId }: AttemptRow,
): Promise<ChargeOutcome> {
  if (instrument === null) {
    return { kind: 'approved', approval: { transactionId: null, kept: null } };
  }
  const nonce = instrument.kind === 'nonce' ? instrument.nonce : null;
  return deps.methods[instrument.method].charge(deps, {
    attemptId,
    paymentAccount,
    amount,
    nonce,
    mandateId,
    customer,
    description,
  });
}

function logOutcome({ logger }: OrderDeps, attempt: AttemptRow, outcome: ChargeOutcome): void {
  const names = namesOf(attempt);
  switch (outcome.kind) {
    case 'approved':
      return;
    case 'failed': {
      const { detail, failure } = outcome;
      return logger.warn({ ...names, detail, code: failure.code }, 'A payment was refused');
    }
    case 'wrongAmount': {
      const { detail } = outcome;
      const what = 'A payment is not of the amount that was asked for';
      return logger.error({ ...names, detail }, what);
    }
    case 'unknown':
      return logger.warn({ ...names, err: outcome.cause }, 'The outcome of a payment is not known');
    default:
      return unreachable(outcome);
  }
}
