import type { Kysely } from 'kysely';
import type { Tables } from '../tables/Tables.ts';
import { endedLast } from './endedLast.ts';

/** The data for the page after a sign-up. */
export interface Landing {
  readonly userId: string;
  readonly planId: string;
  readonly quantity: number;
  /** Whether it begins with a trial. */
  readonly isTrial?: boolean;
  /**
   * The addresses from the account's lead, which come before the brand's own dashboard. Not yet
   * checked.
   */
  readonly preferred?: readonly string[];
}

/** Returns the data for a user's landing page, from their newest subscription. */
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
    .orderBy(endedLast, 'desc')
    .orderBy('subscriptions.created_at', 'desc')
    .executeTakeFirstOrThrow();
  return {
    ...landing,
    isTrial: trialEndsAt !== null,
    preferred: await landingUrlsOfAccount(database, accountId),
  };
}

/** Returns the landing addresses of the lead whose link led to an account. */
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
