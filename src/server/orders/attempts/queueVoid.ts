import type { Kysely } from 'kysely';
import { queueMoneyMove } from '../../outbox/queueMoneyMove.ts';
import type { AttemptRow } from '../../storage/tables/PaymentTables.ts';
import type { Tables } from '../../storage/tables/Tables.ts';
import type { OrderDeps } from '../OrderDeps.ts';
import { readAttempt } from './findAttempt.ts';

/** Queues a void of an attempt's payment, unless the order was paid with it. */
export async function queueVoid(
  transaction: Kysely<Tables>,
  deps: Pick<OrderDeps, 'clock' | 'newId'>,
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
