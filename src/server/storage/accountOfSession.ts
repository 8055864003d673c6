import type { Kysely } from 'kysely';
import type { Tables } from './Tables.ts';

export interface SignedInAccount {
  readonly accountId: string;
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string;
  readonly status: 'pending' | 'active';
  readonly createdAt: string;
  readonly planId: string | null;
  readonly quantity: number | null;
  readonly trialEndsAt: string | null;
}

/** The account that a session is signed in to, with its newest subscription; null when it is not. */
export async function accountOfSession(
  database: Kysely<Tables>,
  brandId: string,
  sessionId: string,
): Promise<SignedInAccount | null> {
  const row = await database
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .leftJoin('subscriptions', 'subscriptions.account_id', 'accounts.id')
    .where('sessions.id', '=', sessionId)
    .where('sessions.brand_id', '=', brandId)
    .select([
      'accounts.id as accountId',
      'users.id as userId',
      'users.email as email',
      'users.first_name as firstName',
      'users.last_name as lastName',
      'accounts.company_name as companyName',
      'accounts.status as status',
      'accounts.created_at as createdAt',
      'subscriptions.plan_id as planId',
      'subscriptions.quantity as quantity',
      'subscriptions.trial_ends_at as trialEndsAt',
    ])
    .orderBy('subscriptions.created_at', 'desc')
    .executeTakeFirst();
  return row ?? null;
}
