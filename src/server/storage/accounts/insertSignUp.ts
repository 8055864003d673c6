import type { Kysely } from 'kysely';
import { keyOfEmail } from '../../../core/rules/fields/keyOfEmail.ts';
import type { AnswerRow, FieldValueRow } from '../tables/AnswerTables.ts';
import type { IdentityRow } from '../tables/SocialTables.ts';
import type {
  AccountRow,
  ConsentRow,
  LeadRow,
  SubscriptionRow,
  Tables,
  UserRow,
} from '../tables/Tables.ts';

/** The rows of a sign-up. An attempt keeps them as JSON until it is finished. */
export interface SignUpRecord {
  readonly account: AccountRow;
  readonly user: UserRow;
  readonly subscription: SubscriptionRow;
  readonly lead: LeadRow;
  /** Who the user is at Google or Facebook; absent from an attempt that an earlier release began. */
  readonly identity?: IdentityRow | null;
  /** Fields without a column of their own; absent from an attempt that an earlier release began. */
  readonly fieldValues?: readonly FieldValueRow[];
  /** Of the brand's questions; absent from an attempt that an earlier release began. */
  readonly answers?: readonly AnswerRow[];
  readonly consents: readonly ConsentRow[];
}

/**
 * Inserts account, user, identity, subscription, lead, field values, answers and consents. False when the brand has a user
 * with the address, or of the identity, already: the caller then rolls its transaction back.
 */
export async function insertSignUp(
  transaction: Kysely<Tables>,
  {
    account,
    answers = [],
    consents,
    fieldValues = [],
    identity,
    lead,
    subscription,
    user,
  }: SignUpRecord,
): Promise<boolean> {
  await transaction.insertInto('accounts').values(account).execute();
  const inserted = await transaction
    .insertInto('users')
    // An attempt that an earlier release began may have another spelling's key.
    .values({ ...user, email_key: keyOfEmail(user.email) })
    .onConflict((conflict) => conflict.columns(['brand_id', 'email_key']).doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows !== 1n) return false;
  if (identity && !(await insertIdentity(transaction, identity))) return false;
  await transaction.insertInto('subscriptions').values(subscription).execute();
  await transaction.insertInto('leads').values(lead).execute();
  for (const value of fieldValues) {
    await transaction.insertInto('field_values').values(value).execute();
  }
  for (const answer of answers) {
    await transaction.insertInto('answers').values(answer).execute();
  }
  for (const consent of consents) {
    await transaction.insertInto('consents').values(consent).execute();
  }
  return true;
}

async function insertIdentity(
  transaction: Kysely<Tables>,
  identity: IdentityRow,
): Promise<boolean> {
  const inserted = await transaction
    .insertInto('identities')
    .values(identity)
    .onConflict((conflict) => conflict.columns(['brand_id', 'provider', 'subject']).doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}
