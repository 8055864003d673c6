import type { Kysely } from 'kysely';
import type { Tables } from '../tables/Tables.ts';

export interface SignedInAccount {
  readonly accountId: string;
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string;
  readonly status: 'pending' | 'active';
  readonly createdAt: string;
  readonly timeZone: string;
  readonly provinceCode: string | null;
  /** A plan for admin access that was agreed with the account. */
  readonly assignedPlanId: string | null;
  readonly role: 'owner' | 'admin' | 'member';
}

/** Returns the account and the user that a session is signed in to; null without one. */
export async function accountOfSession(
  database: Kysely<Tables>,
  brandId: string,
  sessionId: string,
): Promise<SignedInAccount | null> {
  const row = await database
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
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
      'accounts.time_zone as timeZone',
      'accounts.province_code as provinceCode',
      'accounts.assigned_plan_id as assignedPlanId',
      'users.role as role',
    ])
    .executeTakeFirst();
  return row ?? null;
}
