import type { Kysely } from 'kysely';
import type { SubscriptionRow, Tables } from '../tables/Tables.ts';

/** An account's newest subscription; null where it has none. */
export async function newestSubscription(
  database: Kysely<Tables>,
  accountId: string,
): Promise<SubscriptionRow | null> {
  const row = await database
    .selectFrom('subscriptions')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return row ?? null;
}
