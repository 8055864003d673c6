import type { Kysely } from 'kysely';
import type { MoneyReason } from '../../core/contract/MoneyReason.ts';
import { CallError } from '../errors/CallError.ts';
import type { Failure } from '../errors/Failure.ts';
import { toFailureResponse } from '../errors/toFailureResponse.ts';
import { queueBillingEnd } from '../outbox/queueBillingEnd.ts';
import { queueMoneyMove } from '../outbox/queueMoneyMove.ts';
import type { AttemptRow } from '../storage/PaymentTables.ts';
import type { Tables } from '../storage/Tables.ts';
import { type AttemptAnswer, answerOf, PENDING } from './answerOrder.ts';
import { readAttempt } from './attempts/findAttempt.ts';
import { bill } from './billOrder.ts';
import type { Approval } from './methods/ChargeOutcome.ts';
import type { PaymentDeps } from './OrderDeps.ts';
import type { PreparedOrder } from './PreparedOrder.ts';
import { firstToWatch } from './settling/decideOutcome.ts';
import { carryOut } from './storeOrder.ts';

/** How an attempt ended without an order. */
export interface Ending {
  readonly failure: Failure;
  /** What the provider holds all the same, to be let go. */
  readonly voidId?: string | null;
  /** Whether billing may have been told: then it is told of the end. So it is unless this says no. */
  readonly mayBeBilled?: boolean;
  /** An approval may still turn up: it is watched for, and voided. */
  readonly watch?: boolean;
  /** Only an attempt that is still no further fails by it. */
  readonly from?: readonly AttemptRow['status'][];
}

/**
 * After a yes billing is told. Then comes the second transaction: account, capture and answer
 * together or not at all, and only for the first who comes. An order that cannot be carried out is
 * voided and fails for good. Answers what the attempt has come to, whoever finished it; PENDING while
 * billing does not answer.
 */
export async function approve(
  deps: PaymentDeps,
  attempt: AttemptRow,
  prepared: PreparedOrder,
  approval: Approval,
): Promise<AttemptAnswer> {
  const billed = await bill(deps, attempt, prepared, approval);
  if (billed.kind === 'unknown') {
    deps.logger.warn({ attemptId: attempt.id, err: billed.cause }, 'Billing did not answer');
    return PENDING;
  }
  const { transactionId: voidId } = approval;
  if (billed.kind === 'failed') {
    const { detail, failure } = billed;
    deps.logger.error({ attemptId: attempt.id, detail }, 'Billing did not take an order');
    return fail(deps, attempt, { failure, voidId });
  }
  try {
    await deps.database.transaction().execute(async (transaction) => {
      const isFirst = await close(transaction, deps, attempt, {
        status: 'succeeded',
        transaction_id: approval.transactionId,
        response_status: 200,
        response_body: JSON.stringify(answerTo(attempt, prepared)),
      });
      if (!isFirst) return letGo(transaction, deps, attempt, voidId);
      await carryOut(transaction, deps, {
        approval,
        attempt,
        billingId: billed.billingId,
        prepared,
      });
    });
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return fail(deps, attempt, { failure: error.failure, voidId });
  }
  return answerOf(await readAttempt(deps.database, attempt.id));
}

/** The answer, with how it was paid: a page that comes back later has to word it by that. */
function answerTo({ method }: AttemptRow, { answer }: PreparedOrder): object {
  if (method === null) return answer;
  return { ...answer, data: { ...answer.data, paymentType: method } };
}

/** The second transaction after a no. Answers what the attempt has come to, whoever finished it. */
export async function fail(
  deps: PaymentDeps,
  attempt: AttemptRow,
  { failure, from, mayBeBilled = true, voidId = null, watch = false }: Ending,
): Promise<AttemptAnswer> {
  const { body, status } = toFailureResponse(failure);
  const reason = watch ? moneyOfWatched(attempt) : moneyOf(attempt, voidId);
  const data = reason === null ? body.data : { ...body.data, reason };
  await deps.database.transaction().execute(async (transaction) => {
    const isFirst = await close(
      transaction,
      deps,
      attempt,
      {
        status: 'failed',
        transaction_id: voidId,
        response_status: status,
        response_body: JSON.stringify({ ...body, data }),
        due_at: watch ? firstToWatch(deps.clock()).toISOString() : null,
      },
      from,
    );
    await letGo(transaction, deps, attempt, voidId);
    if (isFirst && mayBeBilled && attempt.method !== null) {
      const { brand_id: brandId, id: attemptId } = attempt;
      await queueBillingEnd(transaction, deps, { attemptId, brandId, now: deps.clock() });
    }
  });
  return answerOf(await readAttempt(deps.database, attempt.id));
}

/** What became of the money. A card's hold that is voided was never a charge; a bank has been told to pay. */
function moneyOf({ method }: AttemptRow, voidId: string | null): MoneyReason {
  return voidId === null || method === 'CC' ? 'NOTHING_CHARGED' : 'CALLED_BACK';
}

/** Of one that is given up: a bank may have been told to pay all the same, which is called back once it shows. */
function moneyOfWatched({ method }: AttemptRow): MoneyReason | null {
  return method === 'CC' ? 'NOTHING_CHARGED' : null;
}

/** Finishes an attempt unless somebody has: what was personal goes, and its claim is free again. */
async function close(
  transaction: Kysely<Tables>,
  { clock }: PaymentDeps,
  { id }: AttemptRow,
  end: Partial<AttemptRow>,
  from: readonly AttemptRow['status'][] = ['accepted', 'started'],
): Promise<boolean> {
  const updated = await transaction
    .updateTable('attempts')
    .set({ prepared: null, due_at: null, finished_at: clock().toISOString(), ...end })
    .where('id', '=', id)
    .where('status', 'in', from)
    .executeTakeFirst();
  if (updated.numUpdatedRows !== 1n) return false;
  await transaction.deleteFrom('claims').where('attempt_id', '=', id).execute();
  return true;
}

/** Voids what an attempt holds at the provider, unless it is what the order was paid with. */
export async function letGo(
  transaction: Kysely<Tables>,
  deps: PaymentDeps,
  { id }: Pick<AttemptRow, 'id'>,
  transactionId: string | null,
): Promise<void> {
  const attempt = await readAttempt(transaction, id);
  const isPaidWithIt = attempt.status === 'succeeded' && attempt.transaction_id === transactionId;
  if (transactionId === null || attempt.method === null || isPaidWithIt) return;
  await queueMoneyMove(transaction, deps, {
    kind: 'void',
    brandId: attempt.brand_id,
    paymentAccount: attempt.payment_account,
    method: attempt.method,
    transactionId,
    now: deps.clock(),
  });
}
