import type { Kysely } from 'kysely';
import { keyOfEmail } from '../../../core/rules/fields/keyOfEmail.ts';
import type { Tables } from '../tables/Tables.ts';

/** Whom a mail is for: a user, or whoever of the brand has an address, if anybody has. */
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
}

/** The brand's user whom a mail is for; null when the address is nobody's. */
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
    ]);
  if ('userId' in to) return users.where('users.id', '=', to.userId).executeTakeFirstOrThrow();
  const found = await users
    .where('users.email_key', '=', keyOfEmail(to.emailKey))
    .executeTakeFirst();
  return found ?? null;
}
