import { unreachable } from '../../core/contract/unreachable.ts';
import { CallError } from '../errors/CallError.ts';
import type { Failure } from '../errors/Failure.ts';
import type { AttemptRow } from '../storage/tables/PaymentTables.ts';
import { type AdmittedOrder, admitOrder } from './admitOrder.ts';
import {
  type AttemptAnswer,
  answerAgain,
  answerOf,
  answerOrder,
  PENDING,
  pendingAs,
} from './answerOrder.ts';
import { billOrder } from './billOrder.ts';
import { type ApprovedOrder, chargeOrder } from './chargeOrder.ts';
import { failOrder } from './failOrder.ts';
import { namesOf } from './numbers/orderNumberOf.ts';
import type { Order, OrderSteps } from './Order.ts';
import type { OrderDeps } from './OrderDeps.ts';
import { type Opened, openOrder } from './openOrder.ts';
import { settleNow } from './settling/settleNow.ts';
import { storeOrder } from './storeOrder.ts';

/**
 * Places an order, free or paid, at most once for its key: open, admit, charge, bill, store,
 * answer. The provider is asked for a charge only once. After that only its answer counts, and
 * until it is known the result is 'pending'. Throws CallError when nothing was charged.
 */
export async function placeOrder(
  deps: OrderDeps,
  order: Order,
  steps: OrderSteps,
): Promise<AttemptAnswer> {
  const opened = await openOrder(deps, order);
  if (opened.kind !== 'opened') return answerUnopened(order, opened, steps);
  const admitted = await admitOrder(deps, opened.attempt, steps);
  try {
    return await payOrder(deps, order, admitted);
  } catch (err) {
    const names = namesOf(admitted.attempt);
    deps.logger.error({ err, ...names }, 'An order is left to the settling job');
    return PENDING;
  }
}

/** Charges an admitted order, and continues by the provider's answer. */
async function payOrder(
  deps: OrderDeps,
  order: Order,
  admitted: AdmittedOrder,
): Promise<AttemptAnswer> {
  const { attempt } = admitted;
  const charged = await chargeOrder(deps, order, admitted);
  switch (charged.kind) {
    case 'approved': {
      const answer = await finishOrder(deps, { ...admitted, approval: charged.approval });
      if (answer === PENDING) await settleNow(deps, attempt);
      return answer;
    }
    case 'failed':
      return failOrder(deps, attempt, { failure: charged.failure, mayBeBilled: false });
    case 'wrongAmount':
      return failOrder(deps, attempt, {
        failure: { code: 'BRAIN_TREE_ERROR' },
        voidId: charged.transactionId,
        mayBeBilled: false,
      });
    case 'unknown':
      await settleNow(deps, attempt);
      return PENDING;
    case 'givenUp':
      return answerOrder(deps, attempt);
    default:
      return unreachable(charged);
  }
}

/**
 * Continues an order that is paid, or has nothing to pay: bill, store, answer. The settling job
 * does the same after the call has ended. An order that cannot be billed or stored is voided, and
 * fails finally. Returns the attempt's answer, PENDING while billing does not answer.
 */
export async function finishOrder(deps: OrderDeps, order: ApprovedOrder): Promise<AttemptAnswer> {
  const { approval, attempt } = order;
  const { transactionId: voidId } = approval;
  const billed = await billOrder(deps, order);
  switch (billed.kind) {
    case 'billed':
      break;
    case 'failed':
      return failOrder(deps, attempt, { failure: billed.failure, voidId });
    case 'unknown':
      return PENDING;
    default:
      return unreachable(billed);
  }
  const stored = await storeOrder(deps, { ...order, billingId: billed.billingId });
  switch (stored.kind) {
    case 'stored':
      return answerOf(stored.answered);
    case 'over':
      return answerOrder(deps, attempt);
    case 'refused':
      return failOrder(deps, attempt, { failure: stored.failure, voidId });
    default:
      return unreachable(stored);
  }
}

/**
 * Returns why an order has to wait for another session's attempt. A visitor whose payment with this
 * address is unresolved must not be sent to pay again with another address.
 */
function failureOfClaim({ claim }: Order, by: AttemptRow): Failure {
  if (claim.kind === 'account') return { code: 'BUSY', retryAfter: 5 };
  const isPaidFor = by.method !== null;
  return { code: isPaidFor ? 'PAYMENT_BEING_CHECKED' : 'EMAIL_ADDRESS_UNAVAILABLE' };
}

/**
 * Answers an order that another attempt blocks. Throws CallError when that attempt does not answer
 * this order.
 */
async function answerUnopened(
  order: Order,
  opened: Exclude<Opened, { kind: 'opened' }>,
  steps: OrderSteps,
): Promise<AttemptAnswer> {
  switch (opened.kind) {
    case 'known':
      return answerAgain(opened.attempt, order.requestHash);
    case 'claimed': {
      // The answer reveals something about the address, so the captcha comes first.
      await steps.admit();
      const { by } = opened;
      // The same session sent it from another tab. The answer says that the payment is pending.
      if (by.session_id === order.session.id) return pendingAs(by.idempotency_key);
      throw new CallError(failureOfClaim(order, by));
    }
    case 'mandateClaimed':
      // The other order is this session's own, and has its own key to ask with.
      throw new CallError({ code: 'MANDATE_ALREADY_USED' });
    default:
      return unreachable(opened);
  }
}
