import type { Kysely } from 'kysely';
import { keyOfEmail } from '../../../core/rules/fields/keyOfEmail.ts';
import type { Tables } from '../tables/Tables.ts';

/** The recipient of a mail: a user's id, or an address that may belong to a user of the brand. */
export type MailRecipient =
  | { readonly userId: string }
  /** As returned by keyOfEmail. */
  | { readonly emailKey: string };

export interface Recipient {
  readonly id: string;
  readonly accountId: string;
  readonly email: string;
  readonly firstName: string;
  readonly accountStatus: 'pending' | 'active';
  /** The account's time zone, such as 'Europe/London'. */
  readonly timeZone: string;
  /** The user's language, such as 'fr-CA'; null for the brand's default. */
  readonly language: string | null;
}

/** Returns the brand's user for a mail; null when no user has the address. */
export async function findRecipient(
  database: Kysely<Tables>,
  brandId: string,
  to: MailRecipient,
): Promise<Recipient | null> {
  const users = database
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .where('users.brand_id', '=', brandId)
    .select([
      'users.id as id',
      'users.account_id as accountId',
      'users.email as email',
      'users.first_name as firstName',
      'accounts.status as accountStatus',
      'accounts.time_zone as timeZone',
      'users.language as language',
    ]);
  if ('userId' in to) {
    const user = await users.where('users.id', '=', to.userId).executeTakeFirstOrThrow();
    // An erased user has no address.
    return user.email === '' ? null : user;
  }
  const found = await users
    .where('users.email_key', '=', keyOfEmail(to.emailKey))
    .executeTakeFirst();
  return found ?? null;
}
