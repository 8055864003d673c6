import type { Kysely } from 'kysely';
import type { Tables } from '../tables/Tables.ts';

export interface ActivationLink {
  readonly userId: string;
  readonly accountId: string;
  readonly accountStatus: 'pending' | 'active';
  readonly expiresAt: string;
  readonly usedAt: string | null;
}

/** Finds an activation link of the brand by its token's hash; null when there is none. */
export async function findActivationLink(
  database: Kysely<Tables>,
  brandId: string,
  hash: string,
): Promise<ActivationLink | null> {
  const row = await database
    .selectFrom('activation_tokens')
    .innerJoin('users', 'users.id', 'activation_tokens.user_id')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .where('activation_tokens.token_hash', '=', hash)
    .where('activation_tokens.brand_id', '=', brandId)
    .select([
      'users.id as userId',
      'accounts.id as accountId',
      'accounts.status as accountStatus',
      'activation_tokens.expires_at as expiresAt',
      'activation_tokens.used_at as usedAt',
    ])
    .executeTakeFirst();
  return row ?? null;
}
