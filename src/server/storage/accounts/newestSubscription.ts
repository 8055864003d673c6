import type { Kysely } from 'kysely';
import type { SubscriptionRow, Tables } from '../tables/Tables.ts';

/** Returns an account's newest subscription; null without one. */
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
