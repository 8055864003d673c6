import type { MoneyMovePayload } from '../../outbox/queueMoneyMove.ts';
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
 * Lists the payments that people still have to refund. Asks the provider about each, and marks it
 * done when the payer has the money, because it was refunded or the bank never paid.
 */
export async function refundsByHand(
  deps: OrderDeps,
  isStopping: () => boolean,
): Promise<readonly RefundByHand[]> {
  const { clock, database, methods } = deps;
  const rows = await database
    .selectFrom('outbox')
    .select(['id', 'brand_id', 'payload', 'created_at'])
    .where('status', '=', 'byHand')
    .orderBy('created_at')
    .execute();
  const left: RefundByHand[] = [];
  for (const { brand_id, created_at, id, payload } of rows) {
    if (isStopping()) break;
    const { method, paymentAccount, transactionId }: MoneyMovePayload = JSON.parse(payload);
    const transaction = { paymentAccount, transactionId };
    const outcome = await methods[method].giveBack(deps, transaction);
    if (outcome.kind === 'done') {
      const done = { status: 'done', done_at: clock().toISOString(), last_error: null } as const;
      await database.updateTable('outbox').set(done).where('id', '=', id).execute();
    } else left.push({ brandId: brand_id, paymentAccount, transactionId, since: created_at });
  }
  return left;
}
