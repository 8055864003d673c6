import type { PaymentMethod } from '../../../core/contract/generated/session.ts';
import type { MoneyMovePayload } from '../../outbox/queueMoneyMove.ts';
import type { OutboxRow } from '../../storage/tables/Tables.ts';
import { methodOf } from '../methods/methodOf.ts';
import type { OrderDeps } from '../OrderDeps.ts';

/**
 * A payment that a person has to refund at the provider: without an account, or of an order that
 * support refunds.
 */
export interface RefundByHand extends Pick<MoneyMovePayload, 'paymentAccount' | 'transactionId'> {
  readonly brandId: string;
  /** When it was to be given back, ISO 8601. */
  readonly since: string;
}

/**
 * Lists the payments that people still have to refund, and logs them as an error. Asks the provider
 * about each, and marks it done when the payer has the money, because it was refunded or the bank
 * never paid. Asks about each method independently, as reconcile does.
 */
export async function refundsByHand(
  deps: OrderDeps,
  isStopping: () => boolean,
): Promise<readonly RefundByHand[]> {
  const rows = await deps.database
    .selectFrom('outbox')
    .select(['id', 'brand_id', 'payload', 'created_at'])
    .where('status', '=', 'byHand')
    .orderBy('created_at')
    .execute();
  const lanes = Map.groupBy(rows.map(readRow), ({ method }) => method);
  const left = await Promise.all(
    [...lanes.values()].map((lane) => stillLeft(deps, lane, isStopping)),
  );
  const toRefund = left.flat();
  if (toRefund.length > 0) {
    deps.logger.error({ toRefund }, 'Payments wait to be refunded by hand');
  }
  return toRefund;
}

type ByHandRow = Pick<OutboxRow, 'brand_id' | 'created_at' | 'id' | 'payload'>;

interface WaitingRefund extends RefundByHand {
  readonly outboxId: string;
  readonly method: PaymentMethod;
}

function readRow({ brand_id, created_at, id, payload }: ByHandRow): WaitingRefund {
  const { method, paymentAccount, transactionId }: MoneyMovePayload = JSON.parse(payload);
  const named = { brandId: brand_id, paymentAccount, transactionId, since: created_at };
  return { ...named, outboxId: id, method };
}

async function stillLeft(
  deps: OrderDeps,
  lane: readonly WaitingRefund[],
  isStopping: () => boolean,
): Promise<readonly RefundByHand[]> {
  const left: RefundByHand[] = [];
  for (const { method, outboxId, ...named } of lane) {
    if (isStopping()) break;
    try {
      if (await isGivenBack(deps, method, named)) await noteDone(deps, outboxId);
      else left.push(named);
    } catch (err) {
      // It is still owed, and so are the others.
      deps.logger.error({ err, ...named }, 'A refund by hand could not be looked at');
      left.push(named);
    }
  }
  return left;
}

async function isGivenBack(
  deps: OrderDeps,
  method: PaymentMethod,
  named: RefundByHand,
): Promise<boolean> {
  // Only another release can ask about a method that this one lacks.
  const outcome = await methodOf(deps.methods, method)?.giveBack(deps, named);
  return outcome?.kind === 'done';
}

async function noteDone({ clock, database }: OrderDeps, id: string): Promise<void> {
  const done = { status: 'done', done_at: clock().toISOString(), last_error: null } as const;
  await database
    .updateTable('outbox')
    .set(done)
    .where('id', '=', id)
    .where('status', '=', 'byHand')
    .execute();
}
