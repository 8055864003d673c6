import type { Kysely } from 'kysely';
import { toFailureResponse } from '../errors/toFailureResponse.ts';
import { linkHash } from '../orders/attempts/linkHash.ts';
import { queueBillingEnd } from '../outbox/queueBillingEnd.ts';
import { holdUser } from '../storage/accounts/holdUser.ts';
import type { AttemptRow } from '../storage/tables/PaymentTables.ts';
import type { OutboxRow, Tables } from '../storage/tables/Tables.ts';
import { assertErasable } from './assertErasable.ts';
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

/** What remains of an erased person, without names or addresses, and why. */
export const KEPT = [
  'orders, payments and subscriptions: amounts, times and the names that providers gave them, because books are kept for as long as the law says',
  'consents, and acknowledgements among the answers to a brand’s questions: which text was agreed to and when, as the proof that it was',
  'what support did, with its reasons',
] as const;

/**
 * Erases a person: removes what names them or leads to them from all tables. Ends their
 * subscriptions at billing, because nobody can sign in any more. Throws SupportProblem while
 * something of theirs is in progress.
 */
export async function erasePerson(
  transaction: Kysely<Tables>,
  deps: Pick<SupportDeps, 'clock' | 'newId'>,
  signUp: SignUp,
): Promise<string> {
  if (signUp.emailKey === null) throw new SupportProblem('Nothing is kept of a person there.');
  // Waits for an order that is being stored, which counts below. A later one is refused.
  if (signUp.userId !== null) await holdUser(transaction, signUp.userId);
  await assertErasable(transaction, signUp);
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
  // Includes failed orders, and other people's orders with a link to this address.
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

/** A page that asks again gets no answer, and nothing about the money, which may be paid. */
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
  // Ends these deals, because a deal without its address would be for anyone.
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
  // Signs them out everywhere, even if another person now uses the browser.
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

/** Ends the account's subscriptions, whichever user ordered them. */
async function endSubscriptions(
  transaction: Kysely<Tables>,
  { clock, newId }: Pick<SupportDeps, 'clock' | 'newId'>,
  { accountId, brandId }: SignUp,
): Promise<void> {
  const now = clock();
  // Billing only has subscriptions that were paid.
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
  // The agreed sentence contains nothing personal, and is the proof of the consent.
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
