import { unreachable } from '../../../core/contract/unreachable.ts';
import type { FoundTransaction } from '../../gateways/payments/PaymentGateway.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import type { AttemptRow } from '../../storage/tables/PaymentTables.ts';
import { lookUpCharge } from '../attempts/lookUpCharge.ts';
import { queueVoid } from '../attempts/queueVoid.ts';
import { namesOf } from '../numbers/orderNumberOf.ts';
import type { OrderDeps } from '../OrderDeps.ts';
import { isAnotherDay, isTooLateToWatch, nextToWatch } from './decideOutcome.ts';

/**
 * Looks up the payment of an attempt that was ended without an outcome, and voids an approval. Gives
 * up when the provider has not answered for weeks, as when the keys of its account were removed.
 */
export async function watchAttempt(deps: OrderDeps, attempt: AttemptRow): Promise<void> {
  const now = deps.clock();
  const startedAt = new Date(attempt.started_at ?? attempt.created_at);
  const found = await lookUpCharge(deps, attempt);
  switch (found.kind) {
    case 'none':
      return watchUntil(deps, attempt, nextToWatch(startedAt, now, true));
    case 'unknown': {
      const isOver = isTooLateToWatch(attempt, now);
      await watchUntil(deps, attempt, isOver ? null : nextToWatch(startedAt, now, false));
      return logUnknown(deps, attempt, { err: found.cause, isOver, now });
    }
    case 'found':
      return voidFound(deps, attempt, found.transaction);
    default:
      return unreachable(found);
  }
}

/** Sets the time of the next look; null for none. */
export async function watchUntil(
  { database }: OrderDeps,
  { id }: AttemptRow,
  until: Date | null,
): Promise<void> {
  const due_at = until?.toISOString() ?? null;
  await database.updateTable('attempts').set({ due_at }).where('id', '=', id).execute();
}

/** Nobody sees an attempt that has ended, so people learn of it from the log, once a day. */
function logUnknown(
  { logger }: OrderDeps,
  attempt: AttemptRow,
  { err, isOver, now }: { readonly err: unknown; readonly isOver: boolean; readonly now: Date },
): void {
  const detail = { err, ...namesOf(attempt), paymentAccount: attempt.payment_account };
  if (isOver) {
    const what = 'The payment of an order that failed is looked up no longer';
    logger.error(detail, `${what}: look for it at the provider, and refund it if it was made`);
  } else if (isAnotherDay(attempt, now)) {
    const what = 'The payment of an order that failed could not be looked up for a day';
    logger.error(detail, `${what}, and is looked up on`);
  }
}

async function voidFound(
  deps: OrderDeps,
  attempt: AttemptRow,
  { id, state }: FoundTransaction,
): Promise<void> {
  await inTransaction(deps.database, async (transaction) => {
    const isHeld = state === 'held' || state === 'captured';
    await queueVoid(transaction, deps, attempt, isHeld ? id : null);
    await transaction
      .updateTable('attempts')
      .set({ due_at: null })
      .where('id', '=', attempt.id)
      .execute();
  });
}
