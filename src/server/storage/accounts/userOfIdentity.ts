import type { Kysely } from 'kysely';
import type { IdentityRow } from '../tables/SocialTables.ts';
import type { Tables } from '../tables/Tables.ts';

export interface IdentifiedUser {
  readonly userId: string;
  readonly accountStatus: 'pending' | 'active';
}

/** Returns a brand's user by their identity at a provider; null when there is none. */
export async function userOfIdentity(
  database: Kysely<Tables>,
  { brand_id, provider, subject }: Pick<IdentityRow, 'brand_id' | 'provider' | 'subject'>,
): Promise<IdentifiedUser | null> {
  const row = await database
    .selectFrom('identities')
    .innerJoin('users', 'users.id', 'identities.user_id')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .where('identities.brand_id', '=', brand_id)
    .where('identities.provider', '=', provider)
    .where('identities.subject', '=', subject)
    .select(['users.id as userId', 'accounts.status as accountStatus'])
    .executeTakeFirst();
  return row ?? null;
}
