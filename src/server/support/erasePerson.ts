import type { Kysely } from 'kysely';
import { toFailureResponse } from '../errors/toFailureResponse.ts';
import { linkHash } from '../orders/attempts/linkHash.ts';
import { queueBillingEnd } from '../outbox/queueBillingEnd.ts';
import { holdUser } from '../storage/accounts/holdUser.ts';
import type { AttemptRow } from '../storage/tables/PaymentTables.ts';
import type { OutboxRow, Tables } from '../storage/tables/Tables.ts';
import {
  ownDeals,
  ownKnownLeads,
  ownLeads,
  ownOrders,
  ownPieces,
  ownSessions,
} from './dossier/ownRows.ts';
import { erasedKey, type SignUp } from './findSignUps.ts';
import type { SupportDeps } from './SupportDeps.ts';
import { SupportProblem } from './SupportProblem.ts';

/** What stays of an erased person, none of it with a name or an address, and why. */
export const KEPT = [
  'orders, payments and subscriptions: amounts, times and the names that providers gave them, because books are kept for as long as the law says',
  'consents, and acknowledgements among the answers to a brand’s questions: which text was agreed to and when, as the proof that it was',
  'what support did, with its reasons',
] as const;

/** Money of an order that is still on its way. */
const MOVING: readonly OutboxRow['kind'][] = ['capture', 'void', 'refund'];

/**
 * Removes a person: what names them or leads to them goes, in all tables. Their subscriptions end at
 * billing, because nobody can sign in any more. Throws SupportProblem while something of theirs is under way.
 */
export async function erasePerson(
  transaction: Kysely<Tables>,
  deps: Pick<SupportDeps, 'clock' | 'newId'>,
  signUp: SignUp,
): Promise<string> {
  if (signUp.emailKey === null) throw new SupportProblem('Nothing is kept of a person there.');
  // An order that is being stored is waited for, and counts below; one that comes later is refused.
  if (signUp.userId !== null) await holdUser(transaction, signUp.userId);
  await assertLast(transaction, signUp);
  await assertAtRest(transaction, signUp);
  const orders = await ownOrders(transaction, signUp);
  const sessions = await ownSessions(transaction, signUp);
  const pieces = await ownPieces(transaction, signUp);
  await removeMails(transaction, pieces);
  await emptySessions(transaction, sessions);
  await emptyOrders(transaction, orders);
  await removeLeads(transaction, deps, signUp);
  await transaction
    .deleteFrom('email_checks')
    .where('brand_id', '=', signUp.brandId)
    .where('email_key', '=', signUp.emailKey)
    .execute();
  // Also of orders that came to nothing, and of others' by a link to this address.
  await transaction
    .updateTable('attempts')
    .set({ link_hash: null })
    .where('brand_id', '=', signUp.brandId)
    .where('link_hash', '=', linkHash(signUp.emailKey))
    .execute();
  if (signUp.userId !== null) await emptyUser(transaction, signUp.userId);
  if (signUp.accountId !== null) {
    await endSubscriptions(transaction, deps, signUp);
    await emptyAccount(transaction, signUp.accountId);
  }
  return 'is erased';
}

/** An owner goes last: the account's subscriptions end with them, also those that others have ordered. */
async function assertLast(transaction: Kysely<Tables>, { accountId }: SignUp): Promise<void> {
  if (accountId === null) return;
  const others = await transaction
    .selectFrom('users')
    .select('id')
    .where('account_id', '=', accountId)
    .where('role', '!=', 'owner')
    .where('email', '!=', '')
    .execute();
  if (others.length === 0) return;
  throw new SupportProblem(
    `They own an account that has other users (${others.length}). Erase those first, each by their --email.`,
  );
}

async function assertAtRest(transaction: Kysely<Tables>, signUp: SignUp): Promise<void> {
  const { brandId, emailKey, userId } = signUp;
  // An admin orders for the account, too.
  const user = await transaction
    .selectFrom('users')
    .select('account_id')
    .where('id', '=', userId ?? '')
    .executeTakeFirst();
  const claim = await transaction
    .selectFrom('claims')
    .select('subject')
    .where('brand_id', '=', brandId)
    .where('subject', 'in', [`email/${emailKey}`, `account/${user?.account_id ?? ''}`])
    .executeTakeFirst();
  const pieces = await ownPieces(transaction, signUp);
  const isMoving = pieces.some(({ kind, status }) => MOVING.includes(kind) && status === 'waiting');
  if (claim === undefined && !isMoving) return;
  throw new SupportProblem(
    'An order of theirs, or its money, is under way. Ask again once it is over: show tells.',
  );
}

async function removeMails(
  transaction: Kysely<Tables>,
  pieces: readonly OutboxRow[],
): Promise<void> {
  const mails = pieces.filter(({ payload }) => !('transactionId' in JSON.parse(payload)));
  for (const { id, kind } of mails) {
    if (kind !== 'endBilling')
      await transaction.deleteFrom('outbox').where('id', '=', id).execute();
  }
}

async function emptySessions(
  transaction: Kysely<Tables>,
  sessions: readonly string[],
): Promise<void> {
  for (const id of sessions) {
    await transaction
      .updateTable('analytics_events')
      .set({ session_id: null, transaction_id: null })
      .where('session_id', '=', id)
      .execute();
    await transaction
      .updateTable('sessions')
      .set({ lead_id: null, social_plan: null, social_fault: null, attempt_id: null })
      .where('id', '=', id)
      .execute();
  }
}

/** A page that asks for its answer again learns that there is none, and nothing about the money: it may be paid. */
async function emptyOrders(
  transaction: Kysely<Tables>,
  orders: readonly AttemptRow[],
): Promise<void> {
  const { body, status } = toFailureResponse({ code: 'NOT_FOUND' });
  for (const { id } of orders) {
    await transaction
      .updateTable('attempts')
      .set({ link_hash: null, response_status: status, response_body: JSON.stringify(body) })
      .where('id', '=', id)
      .execute();
    await transaction
      .updateTable('payments')
      .set({ customer_id: null, payment_token: null, card_type: null, last_four: null })
      .where('attempt_id', '=', id)
      .execute();
  }
}

async function removeLeads(
  transaction: Kysely<Tables>,
  { clock }: Pick<SupportDeps, 'clock'>,
  signUp: SignUp,
): Promise<void> {
  const now = clock().toISOString();
  for (const { id } of await ownLeads(transaction, signUp)) {
    await transaction
      .updateTable('sessions')
      .set({ lead_id: null })
      .where('lead_id', '=', id)
      .execute();
    await transaction.deleteFrom('leads').where('id', '=', id).execute();
  }
  const nobody = { email: '', first_name: '', last_name: '', phone: '', company_name: '' };
  for (const { id } of await ownKnownLeads(transaction, signUp)) {
    await transaction
      .updateTable('known_leads')
      .set({ ...nobody, country_code: '', province_code: null, expires_at: now })
      .set({ pin_selector: null, pin_hash: null, redirect_url: null, dashboard_url: null })
      .where('id', '=', id)
      .execute();
  }
  // A deal without an address would be anybody's: none is like the empty one.
  for (const { id } of await ownDeals(transaction, signUp)) {
    await transaction
      .updateTable('deals')
      .set({ email: '', expires_at: now })
      .where('id', '=', id)
      .execute();
  }
}

async function emptyUser(transaction: Kysely<Tables>, userId: string): Promise<void> {
  await transaction.deleteFrom('identities').where('user_id', '=', userId).execute();
  await transaction.deleteFrom('activation_tokens').where('user_id', '=', userId).execute();
  await transaction.deleteFrom('used_handovers').where('user_id', '=', userId).execute();
  // Signed out everywhere, also where the browser is somebody else's by now.
  await transaction
    .updateTable('sessions')
    .set({ user_id: null })
    .where('user_id', '=', userId)
    .execute();
  await transaction
    .updateTable('users')
    .set({ email: '', email_key: erasedKey(userId), first_name: '', last_name: '' })
    .set({ password_hash: '' })
    .where('id', '=', userId)
    .execute();
}

/** Ends what the account has, whoever of its users ordered it. */
async function endSubscriptions(
  transaction: Kysely<Tables>,
  { clock, newId }: Pick<SupportDeps, 'clock' | 'newId'>,
  { accountId, brandId }: SignUp,
): Promise<void> {
  const now = clock();
  // Billing knows only of subscriptions that were paid for.
  const payments = await transaction
    .selectFrom('payments')
    .select('attempt_id')
    .where('account_id', '=', accountId)
    .execute();
  for (const { attempt_id: attemptId } of payments) {
    await queueBillingEnd(transaction, { newId }, { attemptId, brandId, now });
  }
  await transaction
    .updateTable('subscriptions')
    .set({ status: 'ended', ended_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('status', '!=', 'ended')
    .execute();
}

async function emptyAccount(transaction: Kysely<Tables>, accountId: string): Promise<void> {
  await transaction.deleteFrom('field_values').where('account_id', '=', accountId).execute();
  // What was agreed to by a tick says nothing of a person, and is the proof that it was.
  await transaction
    .deleteFrom('answers')
    .where('account_id', '=', accountId)
    .where('kind', '!=', 'acknowledgement')
    .execute();
  await transaction
    .updateTable('accounts')
    .set({ company_name: '', country_code: '', phone: '', province_code: null, time_zone: 'UTC' })
    .where('id', '=', accountId)
    .execute();
}
