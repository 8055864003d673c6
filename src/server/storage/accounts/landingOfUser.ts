import type { Kysely } from 'kysely';
import type { Tables } from '../tables/Tables.ts';

/** What the page after a sign-up needs. */
export interface Landing {
  readonly userId: string;
  readonly planId: string;
  readonly quantity: number;
  /** Whether it is tried out first. */
  readonly isTrial?: boolean;
  /** Where the account's lead was to be led, before the brand's own dashboard. Not yet checked. */
  readonly preferred?: readonly string[];
}

/** Returns what a user's landing page needs, from their newest subscription. */
export async function landingOfUser(database: Kysely<Tables>, userId: string): Promise<Landing> {
  const { accountId, trialEndsAt, ...landing } = await database
    .selectFrom('users')
    .innerJoin('subscriptions', 'subscriptions.account_id', 'users.account_id')
    .where('users.id', '=', userId)
    .select([
      'users.account_id as accountId',
      'users.id as userId',
      'subscriptions.plan_id as planId',
      'subscriptions.quantity as quantity',
      'subscriptions.trial_ends_at as trialEndsAt',
    ])
    .orderBy('subscriptions.created_at', 'desc')
    .executeTakeFirstOrThrow();
  return {
    ...landing,
    isTrial: trialEndsAt !== null,
    preferred: await landingUrlsOfAccount(database, accountId),
  };
}

/** Returns the landing addresses of the lead whose link an account was made by. */
export async function landingUrlsOfAccount(
  database: Kysely<Tables>,
  accountId: string,
): Promise<readonly string[]> {
  const lead = await database
    .selectFrom('leads')
    .innerJoin('known_leads', 'known_leads.id', 'leads.known_lead_id')
    .where('leads.account_id', '=', accountId)
    .select(['known_leads.redirect_url', 'known_leads.dashboard_url'])
    .executeTakeFirst();
  return [lead?.redirect_url, lead?.dashboard_url].filter((url) => typeof url === 'string');
}
