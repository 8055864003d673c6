import type { Kysely } from 'kysely';
import type { PaymentRow } from '../tables/PaymentTables.ts';
import type { Tables } from '../tables/Tables.ts';
import { endedLast } from './endedLast.ts';

/** Returns an account's newest payment; null without one. */
export async function newestPayment(
  database: Kysely<Tables>,
  accountId: string,
): Promise<PaymentRow | null> {
  const row = await database
    .selectFrom('payments')
    .innerJoin('subscriptions', 'subscriptions.id', 'payments.subscription_id')
    .selectAll('payments')
    .where('payments.account_id', '=', accountId)
    .orderBy(endedLast, 'desc')
    .orderBy('payments.created_at', 'desc')
    .executeTakeFirst();
  return row ?? null;
}
