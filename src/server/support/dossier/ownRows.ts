import type { Kysely } from 'kysely';
import { keyOfEmail } from '../../../core/rules/fields/keyOfEmail.ts';
import { moneyMoveKey } from '../../outbox/queueMoneyMove.ts';
import { refundKey } from '../../outbox/queueRefund.ts';
import type { AttemptRow } from '../../storage/tables/PaymentTables.ts';
import type { OutboxRow, Tables } from '../../storage/tables/Tables.ts';
import type { SignUp } from '../findSignUps.ts';
import { isUnderWay } from './isUnderWay.ts';
import { mayBeAddress } from './mayBeAddress.ts';

/** The orders of a user, or a requested one without a user, and those in progress. */
export function ownOrders(database: Kysely<Tables>, signUp: SignUp): Promise<AttemptRow[]> {
  const { orderId, userId } = signUp;
  return database
    .selectFrom('attempts')
    .selectAll()
    .where((is) =>
      is.or([
        userId === null ? is('id', '=', orderId ?? '') : is('user_id', '=', userId),
        isUnderWay(is, signUp),
      ]),
    )
    .orderBy('created_at')
    .execute();
}

/** The leads of an account, and those of an address that never became one. */
export async function ownLeads(database: Kysely<Tables>, signUp: SignUp) {
  const { accountId, brandId, emailKey } = signUp;
  const leads = await database
    .selectFrom('leads')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where((is) => is.or([is('account_id', '=', accountId ?? ''), mayBeAddress(emailKey)]))
    .orderBy('created_at')
    .execute();
  // A lead of another account with this address belongs to that account.
  return leads.filter(({ account_id, email }) =>
    account_id === null ? keyOfEmail(email) === emailKey : account_id === accountId,
  );
}

/** The leads that people created for an address. */
export async function ownKnownLeads(database: Kysely<Tables>, { brandId, emailKey }: SignUp) {
  if (emailKey === null) return [];
  const leads = await database
    .selectFrom('known_leads')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where(mayBeAddress(emailKey))
    .execute();
  return leads.filter(({ email }) => keyOfEmail(email) === emailKey);
}

/** The deals for an address or an account. */
export async function ownDeals(database: Kysely<Tables>, { accountId, brandId, emailKey }: SignUp) {
  const deals = await database
    .selectFrom('deals')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where((is) => is.or([is('account_id', '=', accountId ?? ''), mayBeAddress(emailKey)]))
    .execute();
  return deals.filter(
    ({ account_id, email }) =>
      (account_id !== null && account_id === accountId) ||
      (email !== null && keyOfEmail(email) === emailKey),
  );
}

/**
 * The sessions that only this person used. A session in which another person has also ordered may
 * hold their data.
 */
export async function ownSessions(
  database: Kysely<Tables>,
  signUp: SignUp,
): Promise<readonly string[]> {
  const { accountId, userId } = signUp;
  if (userId === null) return [];
  const signedIn = await database
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .execute();
  const [orders, leads] = await Promise.all([
    ownOrders(database, signUp),
    ownLeads(database, signUp),
  ]);
  const all = new Set([
    ...signedIn.map(({ id }) => id),
    ...[...orders, ...leads].map(({ session_id }) => session_id),
  ]);
  const own: string[] = [];
  for (const id of all) {
    const other = await database
      .selectFrom('sessions')
      .leftJoin('attempts', 'attempts.session_id', 'sessions.id')
      .leftJoin('leads', 'leads.session_id', 'sessions.id')
      .select('sessions.id')
      .where('sessions.id', '=', id)
      .where((is) =>
        is.or([
          is('sessions.user_id', '!=', userId),
          is('attempts.user_id', '!=', userId),
          is('leads.account_id', '!=', accountId ?? 'none'),
        ]),
      )
      .executeTakeFirst();
    if (other === undefined) own.push(id);
  }
  return own;
}

/** The outbox rows about a person and their orders. */
export async function ownPieces(
  database: Kysely<Tables>,
  signUp: SignUp,
): Promise<readonly OutboxRow[]> {
  const { brandId, emailKey, userId } = signUp;
  const orders = await ownOrders(database, signUp);
  const keys = orders.flatMap(({ id, payment_account: paymentAccount, transaction_id }) => {
    const moved = { paymentAccount, transactionId: transaction_id ?? 'none' };
    const moves = [moneyMoveKey('capture', moved), moneyMoveKey('void', moved)];
    return [refundKey(id), `endBilling/${id}`, ...moves];
  });
  const pieces = await database
    .selectFrom('outbox')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where((is) =>
      is.or([
        is('dedupe_key', 'in', keys.length > 0 ? keys : ['']),
        is('payload', 'like', `%"userId":"${userId ?? 'nobody'}"%`),
        is('payload', 'like', '%"emailKey":%'),
      ]),
    )
    .orderBy('created_at')
    // All rows of one commit have the same time.
    .orderBy('kind')
    .execute();
  return pieces.filter(({ dedupe_key, payload }) => {
    if (keys.includes(dedupe_key)) return true;
    const to: { readonly userId?: string; readonly emailKey?: string } = JSON.parse(payload);
    return (
      (to.userId !== undefined && to.userId === userId) ||
      (to.emailKey !== undefined && emailKey !== null && keyOfEmail(to.emailKey) === emailKey)
    );
  });
}
