import type { Kysely } from 'kysely';
import type { LeadDetails } from '../../../core/fields/FieldRecord.ts';
import { contactIn } from '../../storage/accounts/contactIn.ts';
import type { AttemptRow } from '../../storage/tables/PaymentTables.ts';
import type { AccountRow, Tables, UserRow } from '../../storage/tables/Tables.ts';
import type { PreparedOrder } from '../PreparedOrder.ts';

/** The buyer of an attempt, and the link that led to it. */
export interface Buyer {
  /** The contact details; empty when the form did not ask for them. */
  readonly details: LeadDetails;
  readonly status: AccountRow['status'];
  readonly timeZone: string;
  /** The lead whose link led to the sign-up; null for most. */
  readonly knownLeadId: string | null;
  /** The deal that the order used; null for most. */
  readonly dealId: string | null;
}

/**
 * Finds the buyer of an order from its account, or before that is stored from its prepared rows.
 * Null when there is neither.
 */
export async function buyerOf(
  database: Kysely<Tables>,
  attempt: AttemptRow,
): Promise<Buyer | null> {
  if (attempt.user_id !== null) {
    const account = await storedBuyer(database, attempt.user_id);
    return account && { ...account.buyer, dealId: await dealOf(database, attempt, account.id) };
  }
  const prepared: PreparedOrder | null = JSON.parse(attempt.prepared ?? 'null');
  if (prepared === null) return null;
  const { deal_id: dealId } =
    prepared.kind === 'signUp' ? prepared.record.subscription : prepared.subscription;
  if (prepared.kind === 'upgrade') {
    const account = await storedBuyer(database, prepared.userId);
    return account && { ...account.buyer, dealId };
  }
  const { account, lead, user } = prepared.record;
  return { ...buyerFrom({ ...account, ...user }, lead.known_lead_id), dealId };
}

type BuyerRow = Pick<UserRow, 'email' | 'first_name' | 'last_name'> &
  Pick<
    AccountRow,
    'company_name' | 'country_code' | 'phone' | 'province_code' | 'status' | 'time_zone'
  >;

function buyerFrom(row: BuyerRow, knownLeadId: string | null): Omit<Buyer, 'dealId'> {
  return {
    details: contactIn(row),
    status: row.status,
    timeZone: row.time_zone,
    knownLeadId,
  };
}

async function storedBuyer(
  database: Kysely<Tables>,
  userId: string,
): Promise<{ readonly id: string; readonly buyer: Omit<Buyer, 'dealId'> } | null> {
  const row = await database
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .leftJoin('leads', 'leads.account_id', 'accounts.id')
    .selectAll('accounts')
    .select(['users.email', 'users.first_name', 'users.last_name', 'leads.known_lead_id'])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  return row === undefined ? null : { id: row.id, buyer: buyerFrom(row, row.known_lead_id) };
}

/** A sign-up's subscription is its account's first, and has no payment when nothing is paid. */
async function dealOf(
  database: Kysely<Tables>,
  { id, kind }: AttemptRow,
  accountId: string,
): Promise<string | null> {
  const sold = database
    .selectFrom('subscriptions')
    .select('deal_id')
    .where('account_id', '=', accountId);
  const own =
    kind === 'signUp'
      ? sold.orderBy('created_at').limit(1)
      : sold.where('id', 'in', (payments) =>
          payments.selectFrom('payments').select('subscription_id').where('attempt_id', '=', id),
        );
  return (await own.executeTakeFirst())?.deal_id ?? null;
}
