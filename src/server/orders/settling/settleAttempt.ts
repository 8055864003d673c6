import type { Money } from '../../../core/contract/Money.ts';
import { unreachable } from '../../../core/contract/unreachable.ts';
import { currencyOf } from '../../../core/rules/prices/currencyOf.ts';
import type { AttemptRow } from '../../storage/tables/PaymentTables.ts';
import { lookUpCharge } from '../attempts/lookUpCharge.ts';
import { failOrder } from '../failOrder.ts';
import type { Approval } from '../methods/ChargeOutcome.ts';
import { namesOf } from '../numbers/orderNumberOf.ts';
import type { OrderDeps } from '../OrderDeps.ts';
import type { PreparedOrder } from '../PreparedOrder.ts';
import { finishOrder } from '../placeOrder.ts';
import { afterLookUp, isTooLateToStore, MAX_AGE_MS, type Verdict } from './decideOutcome.ts';
import { watchAttempt, watchUntil } from './watchAttempt.ts';

/**
 * Resolves and finishes an attempt whose call has ended or died. Keeps watching an attempt that was
 * ended without an outcome, and voids a late approval. Throws when it has to be tried again.
 */
export async function settleAttempt(deps: OrderDeps, attempt: AttemptRow): Promise<void> {
  switch (attempt.status) {
    case 'accepted':
      return endUncharged(deps, attempt);
    case 'started':
      return settleStarted(deps, attempt);
    case 'failed':
      return watchAttempt(deps, attempt);
    case 'succeeded':
      return watchUntil(deps, attempt, null);
    default:
      return unreachable(attempt.status);
  }
}

/**
 * Ends an attempt before its charge. It may come from a backup, or from a standby that did not have
 * the newest commits, and may have been paid after that. So it is looked up like one without an
 * outcome, and ended at billing. A young one has most likely just been left by its process, so its
 * visitor reads that nothing was charged.
 */
async function endUncharged(deps: OrderDeps, attempt: AttemptRow): Promise<void> {
  const isOld = deps.clock().getTime() - startOf(attempt).getTime() > MAX_AGE_MS;
  const watch = attempt.method !== null && attempt.amount > 0;
  await failOrder(deps, attempt, {
    failure: { code: 'INTERNAL_SERVER_ERROR' },
    from: ['accepted'],
    watch,
    isInDoubt: watch && isOld,
  });
}

async function settleStarted(deps: OrderDeps, attempt: AttemptRow): Promise<void> {
  if (attempt.method === null) {
    const approval = { transactionId: null, kept: null };
    await finishOrder(deps, { attempt, prepared: preparedOf(attempt), approval });
    return;
  }
  // Storing a method charges nothing, whatever its outcome was.
  if (attempt.amount === 0) {
    await failOrder(deps, attempt, { failure: { code: 'BRAIN_TREE_ERROR' } });
    return;
  }
  const lookedUpAt = deps.clock();
  const found = await lookUpCharge(deps, attempt);
  const asked = { amount: amountOf(attempt), startedAt: startOf(attempt) };
  await applyVerdict(deps, attempt, afterLookUp(asked, found, lookedUpAt));
}

async function applyVerdict(deps: OrderDeps, attempt: AttemptRow, verdict: Verdict): Promise<void> {
  switch (verdict.kind) {
    case 'approve':
      return finishOrVoid(deps, attempt, verdict.approval);
    case 'refuse':
      await failOrder(deps, attempt, {
        failure: { code: 'BRAIN_TREE_ERROR' },
        voidId: verdict.transactionId,
      });
      return;
    case 'decline':
      await failOrder(deps, attempt, { failure: { code: 'PAYMENT_DECLINED' } });
      return;
    case 'giveUp':
      await failOrder(deps, attempt, { failure: { code: 'PAYMENT_DECLINED' }, watch: true });
      return;
    case 'wait':
      return;
    default:
      return unreachable(verdict);
  }
}

/**
 * Finishes a paid order. After a day of failures it is voided, because money cannot be held
 * forever.
 */
async function finishOrVoid(
  deps: OrderDeps,
  attempt: AttemptRow,
  approval: Approval,
): Promise<void> {
  try {
    await finishOrder(deps, { attempt, prepared: preparedOf(attempt), approval });
  } catch (err) {
    if (!isTooLateToStore(startOf(attempt), deps.clock())) throw err;
    deps.logger.error({ err, ...namesOf(attempt) }, 'A paid order is given up and voided');
    const failure = { code: 'INTERNAL_SERVER_ERROR' } as const;
    await failOrder(deps, attempt, { failure, voidId: approval.transactionId });
  }
}

/** Reads what chargeOrder stored. It exists until the attempt is finished. */
function preparedOf({ id, prepared }: AttemptRow): PreparedOrder {
  if (prepared === null) throw new Error(`The attempt ${id} has nothing prepared`);
  return JSON.parse(prepared);
}

function amountOf({ amount, currency }: AttemptRow): Money {
  return { amount, currency: currencyOf(currency) };
}

function startOf({ created_at, started_at }: AttemptRow): Date {
  return new Date(started_at ?? created_at);
}
