import { unreachable } from '../../core/contract/unreachable.ts';
import { CallError } from '../errors/CallError.ts';
import type { AttemptRow } from '../storage/PaymentTables.ts';
import { type AttemptAnswer, answerAgain, answerOf, PENDING, pendingAs } from './answerOrder.ts';
import { readAttempt } from './attempts/findAttempt.ts';
import { dropAttempt, hasten, startAttempt } from './chargeOrder.ts';
import { approve, fail } from './failOrder.ts';
import { charge } from './methods/braintree/chargeNonce.ts';
import type { ChargeOutcome } from './methods/ChargeOutcome.ts';
import { findMandate } from './methods/direct-debit/collectDebit.ts';
import type { Order, OrderSteps } from './Order.ts';
import type { PaymentDeps } from './OrderDeps.ts';
import { openAttempt } from './openOrder.ts';
import type { PreparedOrder } from './PreparedOrder.ts';

/**
 * Carries an order out, at most once for its key: attempt and claim, admission, the charge, then the
 * account with the answer. A charge is asked for once ever; after it only the provider's word counts,
 * and until that is known the answer is 'pending'. Throws CallError when nothing was asked for.
 */
export async function placeOrder(
  deps: PaymentDeps,
  order: Order,
  steps: OrderSteps,
): Promise<AttemptAnswer> {
  const opened = await openAttempt(deps, order);
  switch (opened.kind) {
    case 'known':
      return answerAgain(opened.attempt, order.requestHash);
    case 'claimed':
      // Told only behind the captcha, like everything that is known of an address.
      await steps.admit();
      return claimedBy(order, opened.by);
    case 'mandateClaimed':
      // The session's own: its other order is told of by its own key.
      throw new CallError({ code: 'MANDATE_ALREADY_USED' });
    case 'opened':
      return carryOn(deps, order, await prepare(deps, opened.attempt, steps));
    default:
      return unreachable(opened);
  }
}

/** An attempt that may be charged, and what is stored once it is. */
interface Admitted {
  readonly attempt: AttemptRow;
  readonly prepared: PreparedOrder;
}

/**
 * What another attempt under way makes of this one. Where it is of the same session, as from another
 * tab, the visitor is paying already, and is told so. Throws CallError.
 */
function claimedBy({ claim, session }: Order, other: AttemptRow): AttemptAnswer {
  if (other.session_id === session.id) return pendingAs(other.idempotency_key);
  throw new CallError(
    claim.kind === 'email'
      ? { code: 'EMAIL_ADDRESS_UNAVAILABLE' }
      : { code: 'BUSY', retryAfter: 5 },
  );
}

async function prepare(
  deps: PaymentDeps,
  attempt: AttemptRow,
  steps: OrderSteps,
): Promise<Admitted> {
  try {
    await steps.admit();
    const mandate_id = await findMandate(deps, attempt);
    return { attempt: { ...attempt, mandate_id }, prepared: await steps.prepare() };
  } catch (error) {
    await dropAttempt(deps, attempt);
    throw error;
  }
}

async function carryOn(
  deps: PaymentDeps,
  order: Order,
  { attempt, prepared }: Admitted,
): Promise<AttemptAnswer> {
  try {
    if (!(await startAttempt(deps, attempt, prepared))) {
      return answerOf(await readAttempt(deps.database, attempt.id));
    }
    const { id: attemptId, mandate_id: mandateId } = attempt;
    const outcome = await charge(deps, { ...order, attemptId, mandateId });
    return await conclude(deps, attempt, prepared, outcome);
  } catch (err) {
    deps.logger.error({ err, attemptId: attempt.id }, 'An order is left to the settling job');
    return PENDING;
  }
}

async function conclude(
  deps: PaymentDeps,
  attempt: AttemptRow,
  prepared: PreparedOrder,
  outcome: ChargeOutcome,
): Promise<AttemptAnswer> {
  const about = { attemptId: attempt.id };
  switch (outcome.kind) {
    case 'approved': {
      const answer = await approve(deps, attempt, prepared, outcome.approval);
      if (answer === PENDING) await hasten(deps, attempt);
      return answer;
    }
    case 'failed': {
      const { detail, failure } = outcome;
      deps.logger.warn({ ...about, detail, code: failure.code }, 'A payment was refused');
      return fail(deps, attempt, { failure, mayBeBilled: false });
    }
    case 'wrongAmount': {
      const { detail, transactionId } = outcome;
      deps.logger.error({ ...about, detail }, 'A payment is not of the amount that was asked for');
      return fail(deps, attempt, {
        failure: { code: 'BRAIN_TREE_ERROR' },
        voidId: transactionId,
        mayBeBilled: false,
      });
    }
    case 'unknown':
      deps.logger.warn({ ...about, err: outcome.cause }, 'The outcome of a payment is not known');
      await hasten(deps, attempt);
      return PENDING;
    default:
      return unreachable(outcome);
  }
}
