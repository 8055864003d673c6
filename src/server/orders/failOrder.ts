import type { MoneyReason } from '../../core/contract/MoneyReason.ts';
import type { Failure } from '../errors/Failure.ts';
import { toFailureResponse } from '../errors/toFailureResponse.ts';
import { queueBillingEnd } from '../outbox/queueBillingEnd.ts';
import { inTransaction } from '../storage/inTransaction.ts';
import type { AttemptRow } from '../storage/tables/PaymentTables.ts';
import { type AttemptAnswer, answerOrder } from './answerOrder.ts';
import { closeAttempt } from './attempts/closeAttempt.ts';
import { queueVoid } from './attempts/queueVoid.ts';
import { methodOf } from './methods/methodOf.ts';
import { namesOf } from './numbers/orderNumberOf.ts';
import type { OrderDeps } from './OrderDeps.ts';
import { firstToWatch } from './settling/decideOutcome.ts';

/** The HTTP status of a refused payment. */
const REFUSED = 402;

/** How an attempt ends without an order. */
export interface Ending {
  readonly failure: Failure;
  /** A transaction that the provider holds nevertheless. It is voided. */
  readonly voidId?: string | null;
  /** Whether billing may have a subscription for it, which then has to end. Default: true. */
  readonly mayBeBilled?: boolean;
  /** An approval may still arrive: the settling job watches for it and voids it. */
  readonly watch?: boolean;
  /**
   * Whether the visitor reads the words for a payment that is watched; otherwise they read that
   * nothing was charged. Default: as `watch`.
   */
  readonly isInDoubt?: boolean;
  /** Only fails an attempt in one of these states. */
  readonly from?: readonly AttemptRow['status'][];
}

/**
 * Ends an attempt without an order, in its second transaction: queues the void of what is held and
 * the end of billing's subscription. Returns the attempt's answer, which is a different one when
 * another process was first.
 */
export async function failOrder(
  deps: OrderDeps,
  attempt: AttemptRow,
  { failure, from, mayBeBilled = true, voidId = null, watch = false, isInDoubt = watch }: Ending,
): Promise<AttemptAnswer> {
  const { body, status } = toFailureResponse(failure);
  const reason = moneyReason(deps, attempt, { voidId, isInDoubt });
  const data = reason === null ? body.data : { ...body.data, reason };
  const isEnded = await inTransaction(deps.database, async (transaction) => {
    const isFirst = await closeAttempt(
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
    await queueVoid(transaction, deps, attempt, voidId);
    if (isFirst && mayBeBilled && attempt.method !== null) {
      const { brand_id: brandId, id: attemptId } = attempt;
      await queueBillingEnd(transaction, deps, { attemptId, brandId, now: deps.clock() });
    }
    return isFirst;
  });
  if (isEnded) deps.metrics.orderEnded(attempt, failure.code);
  // Nothing is known yet of a payment that is watched.
  if (isEnded && status === REFUSED && !watch) await noteDecline(deps, attempt);
  return answerOrder(deps, attempt);
}

/** Counts a decline. When counting fails, the attempt has ended all the same. */
async function noteDecline({ logger, rateLimits }: OrderDeps, attempt: AttemptRow): Promise<void> {
  try {
    await rateLimits.note('declineByPaymentAccount', attempt.payment_account);
  } catch (err) {
    logger.error({ err, ...namesOf(attempt) }, 'A decline could not be counted');
  }
}

/**
 * Returns what the visitor reads about the money; null when it is not known yet. Each method has
 * its own text for a void, and for a payment that is watched.
 */
function moneyReason(
  { methods }: OrderDeps,
  { method }: AttemptRow,
  { isInDoubt, voidId }: { readonly voidId: string | null; readonly isInDoubt: boolean },
): MoneyReason | null {
  if (method === null || (voidId === null && !isInDoubt)) return 'NOTHING_CHARGED';
  const money = methodOf(methods, method)?.money;
  return (isInDoubt ? money?.watched : money?.voided) ?? null;
}
