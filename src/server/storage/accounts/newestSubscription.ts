import type { Kysely } from 'kysely';
import type { SubscriptionRow, Tables } from '../tables/Tables.ts';
import { endedLast } from './endedLast.ts';

/** Returns an account's newest subscription; null without one. */
export async function newestSubscription(
  database: Kysely<Tables>,
  accountId: string,
): Promise<SubscriptionRow | null> {
  return (await newestFirst(database, accountId).executeTakeFirst()) ?? null;
}

/** Returns an account's newest subscription with a trial; null without one. */
export async function newestTrial(
  database: Kysely<Tables>,
  accountId: string,
): Promise<SubscriptionRow | null> {
  const trials = newestFirst(database, accountId).where('trial_ends_at', 'is not', null);
  return (await trials.executeTakeFirst()) ?? null;
}

function newestFirst(database: Kysely<Tables>, accountId: string) {
  return database
    .selectFrom('subscriptions')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy(endedLast, 'desc')
    .orderBy('created_at', 'desc');
}
