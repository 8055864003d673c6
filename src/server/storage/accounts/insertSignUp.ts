import type { Kysely } from 'kysely';
import { keyOfEmail } from '../../../core/rules/fields/keyOfEmail.ts';
import { keptQuery } from '../keptQuery.ts';
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

/** The rows of a sign-up. An attempt stores them as JSON until it is finished. */
export interface SignUpRecord {
  readonly account: AccountRow;
  readonly user: UserRow;
  readonly subscription: SubscriptionRow;
  readonly lead: LeadRow;
  /** The user's identity at Google or Facebook; absent in an attempt from an earlier release. */
  readonly identity?: IdentityRow | null;
  /** Fields without a column of their own; absent in an attempt from an earlier release. */
  readonly fieldValues?: readonly FieldValueRow[];
  /** Answers to the brand's questions; absent in an attempt from an earlier release. */
  readonly answers?: readonly AnswerRow[];
  readonly consents: readonly ConsentRow[];
}

const insertAccount = keptQuery((database, { row }: { readonly row: AccountRow }) =>
  database.insertInto('accounts').values(row),
);

const insertUserUnlessThere = keptQuery((database, { row }: { readonly row: UserRow }) =>
  database
    .insertInto('users')
    .values(row)
    .onConflict((conflict) => conflict.columns(['brand_id', 'email_key']).doNothing()),
);

const insertSubscription = keptQuery((database, { row }: { readonly row: SubscriptionRow }) =>
  database.insertInto('subscriptions').values(row),
);

const insertLead = keptQuery((database, { row }: { readonly row: LeadRow }) =>
  database.insertInto('leads').values(row),
);

const insertConsents = keptQuery((database, { rows }: { readonly rows: readonly ConsentRow[] }) =>
  database.insertInto('consents').values(rows),
);

/**
 * Inserts account, user, identity, subscription, lead, field values, answers and consents. Returns
 * false when the brand already has a user with the address or the identity; the caller then rolls
 * its transaction back.
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
  await insertAccount.changed(transaction, { row: account });
  // An attempt from an earlier release may have a key for another spelling.
  const row = { ...user, email_key: keyOfEmail(user.email) };
  if ((await insertUserUnlessThere.changed(transaction, { row })) !== 1) return false;
  if (identity && !(await insertIdentity(transaction, identity))) return false;
  await insertSubscription.changed(transaction, { row: subscription });
  await insertLead.changed(transaction, { row: lead });
  for (const value of fieldValues) {
    await transaction.insertInto('field_values').values(value).execute();
  }
  for (const answer of answers) {
    await transaction.insertInto('answers').values(answer).execute();
  }
  // An insert without rows is not a valid statement.
  if (consents.length > 0) await insertConsents.changed(transaction, { rows: consents });
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
