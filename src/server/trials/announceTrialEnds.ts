import type { Kysely } from 'kysely';
import { isTrialAnnounced, TRIAL_NOTICE_DAYS } from '../../core/rules/renewals/trialNotice.ts';
import { queueTrialEndMail } from '../outbox/queueTrialEndMail.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import { inTransaction } from '../storage/inTransaction.ts';
import type { SubscriptionRow, Tables } from '../storage/tables/Tables.ts';

const DAY_MS = 86_400_000;

/** How many trials one batch reads. */
const BATCH = 200;

type Ending = Pick<SubscriptionRow, 'created_at' | 'id' | 'trial_ends_at'> & {
  readonly brand_id: string;
  readonly user_id: string;
};

/**
 * Queues one mail for each trial without a card that ends soon. Billing announces the ends of the
 * others itself. An unconfirmed address gets no mail. Returns how many it queued.
 */
export async function announceTrialEnds(
  deps: Pick<ServerDeps, 'clock' | 'database' | 'newId'>,
  isStopping: () => boolean = () => false,
): Promise<number> {
  let asked = 0;
  while (!isStopping()) {
    const ending = await trialsEnding(deps.database, deps.clock());
    for (const trial of ending) if (await announce(deps, trial)) asked += 1;
    if (ending.length < BATCH) break;
  }
  return asked;
}

function trialsEnding(database: Kysely<Tables>, now: Date): Promise<readonly Ending[]> {
  const soon = new Date(now.getTime() + TRIAL_NOTICE_DAYS * DAY_MS);
  return database
    .selectFrom('subscriptions')
    .innerJoin('accounts', 'accounts.id', 'subscriptions.account_id')
    .innerJoin('users', 'users.account_id', 'accounts.id')
    .select(['subscriptions.id', 'subscriptions.created_at', 'trial_ends_at', 'accounts.brand_id'])
    .select('users.id as user_id')
    .where('users.role', '=', 'owner')
    .where('subscriptions.status', '=', 'trial')
    .where('subscriptions.billing_id', 'is', null)
    .where('accounts.status', '=', 'active')
    .where('trial_notice_at', 'is', null)
    .where('trial_ends_at', '>', now.toISOString())
    .where('trial_ends_at', '<=', soon.toISOString())
    .limit(BATCH)
    .execute();
}

/**
 * Marks a trial as announced and queues its mail, both or neither. Returns false when another
 * process was first.
 */
async function announce(
  deps: Pick<ServerDeps, 'clock' | 'database' | 'newId'>,
  { brand_id: brandId, created_at, id: subscriptionId, trial_ends_at, user_id: userId }: Ending,
): Promise<boolean> {
  const now = deps.clock();
  const days = (Date.parse(trial_ends_at ?? created_at) - Date.parse(created_at)) / DAY_MS;
  return inTransaction(deps.database, async (transaction) => {
    const marked = await transaction
      .updateTable('subscriptions')
      .set({ trial_notice_at: now.toISOString() })
      .where('id', '=', subscriptionId)
      .where('trial_notice_at', 'is', null)
      .executeTakeFirst();
    if (marked.numUpdatedRows !== 1n || !isTrialAnnounced({ days })) return false;
    await queueTrialEndMail(transaction, deps, { brandId, userId, subscriptionId, now });
    return true;
  });
}
