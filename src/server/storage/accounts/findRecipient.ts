import type { Kysely } from 'kysely';
import { keyOfEmail } from '../../../core/rules/fields/keyOfEmail.ts';
import type { Tables } from '../tables/Tables.ts';

/** The recipient of a mail: a user, or the brand's user with an address, if there is one. */
export type MailRecipient =
  | { readonly userId: string }
  /** As keyOfEmail makes it. */
  | { readonly emailKey: string };

export interface Recipient {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly accountStatus: 'pending' | 'active';
  /** The account's, such as 'Europe/London'. */
  readonly timeZone: string;
  /** What they read, such as 'fr-CA'; null is the brand's default. */
  readonly language: string | null;
}

/** Returns the brand's user that a mail is for; null when no user has the address. */
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
      'users.email as email',
      'users.first_name as firstName',
      'accounts.status as accountStatus',
      'accounts.time_zone as timeZone',
      'users.language as language',
    ]);
  if ('userId' in to) {
    const user = await users.where('users.id', '=', to.userId).executeTakeFirstOrThrow();
    // An erased user has none.
    return user.email === '' ? null : user;
  }
  const found = await users
    .where('users.email_key', '=', keyOfEmail(to.emailKey))
    .executeTakeFirst();
  return found ?? null;
}
