import type { Kysely } from 'kysely';
import type { PaymentRow } from '../tables/PaymentTables.ts';
import type { Tables } from '../tables/Tables.ts';

/** Returns an account's newest payment; null without one. */
export async function newestPayment(
  database: Kysely<Tables>,
  accountId: string,
): Promise<PaymentRow | null> {
  const row = await database
    .selectFrom('payments')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return row ?? null;
}
