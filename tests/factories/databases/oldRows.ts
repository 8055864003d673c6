import type { Kysely } from 'kysely';
import type { RETENTION } from '../../../src/server/retention/retention.ts';
import type { Tables } from '../../../src/server/storage/tables/Tables.ts';
import { aDeal, aKnownLead } from '../leads/aKnownLead.ts';

const brand_id = 'slotbook';

/** Inserts a row that can be deleted some days after `at`. */
type InsertOld = (database: Kysely<Tables>, id: string, at: string) => Promise<unknown>;

type Kept = { readonly kept: string };

/** The tables from which old rows are deleted. */
export type PrunedTable = {
  [Table in keyof typeof RETENTION]: (typeof RETENTION)[Table] extends Kept ? never : Table;
}[keyof typeof RETENTION];

/** The session and the user that a row refers to, which are not deleted. */
async function aSession(database: Kysely<Tables>): Promise<string> {
  const at = '2100-01-01T00:00:00.000Z';
  await database
    .insertInto('sessions')
    .values({ id: 'session-of-rows', brand_id, started_at: at, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return 'session-of-rows';
}

async function aUser(database: Kysely<Tables>): Promise<string> {
  const created_at = '2026-01-01T00:00:00.000Z';
  const id = 'user-of-rows';
  const account = { id: 'account-of-rows', brand_id, status: 'active', created_at } as const;
  const contact = { company_name: '', country_code: '', phone: '', time_zone: 'UTC' };
  await database
    .insertInto('accounts')
    .values({ ...account, ...contact })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const user = { id, brand_id, account_id: account.id, created_at };
  const name = { email: '', email_key: 'none', first_name: '', last_name: '', password_hash: '' };
  await database
    .insertInto('users')
    .values({ ...user, ...name, role: 'owner', auth_type: 'REGULAR' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return id;
}

/** A row for each pruned table. A new table needs one here. */
export const OLD_ROWS: Readonly<Record<PrunedTable, InsertOld>> = {
  rate_limits: (database, key, expires_at) =>
    database.insertInto('rate_limits').values({ key, points: 1, expires_at }).execute(),
  used_handovers: async (database, nonce, used_at) =>
    database
      .insertInto('used_handovers')
      .values({ nonce, brand_id, used_at, user_id: await aUser(database) })
      .execute(),
  used_social_states: (database, id, used_at) =>
    database.insertInto('used_social_states').values({ id, brand_id, used_at }).execute(),
  email_checks: async (database, id, created_at) =>
    database
      .insertInto('email_checks')
      .values({
        id,
        brand_id,
        created_at,
        session_id: await aSession(database),
        email_key: 'ada@example.com',
        status: 'AVAILABLE',
      })
      .execute(),
  direct_debit_hints: (database, event_id, looked_up_at) =>
    database
      .insertInto('direct_debit_hints')
      .values({
        event_id,
        looked_up_at,
        received_at: looked_up_at,
        payment_account: 'software-uk',
        resource_type: 'payments',
        action: 'confirmed',
        payment_id: null,
        mandate_id: null,
        billing_request_id: null,
      })
      .execute(),
  activation_tokens: async (database, token_hash, expires_at) =>
    database
      .insertInto('activation_tokens')
      .values({
        token_hash,
        brand_id,
        expires_at,
        user_id: await aUser(database),
        created_at: expires_at,
        used_at: null,
      })
      .execute(),
  outbox: (database, id, created_at) =>
    database
      .insertInto('outbox')
      .values({
        id,
        brand_id,
        created_at,
        kind: 'activationMail',
        dedupe_key: id,
        payload: '{"emailKey":"none"}',
        status: 'done',
        attempts: 1,
        due_at: created_at,
        last_error: null,
        done_at: created_at,
      })
      .execute(),
  analytics_events: async (database, id, created_at) =>
    database
      .insertInto('analytics_events')
      .values({
        id,
        brand_id,
        created_at,
        session_id: await aSession(database),
        name: 'page_view',
        utm_source: 'Direct',
      })
      .execute(),
  attempts: async (database, id, finished_at) =>
    database
      .insertInto('attempts')
      .values({
        id,
        brand_id,
        finished_at,
        session_id: await aSession(database),
        idempotency_key: id,
        request_hash: 'hash',
        kind: 'signUp',
        signup_type: 'paid',
        payment_account: 'software-us',
        method: 'CC',
        amount: 100,
        currency: 'USD',
        billing_calls: 0,
        status: 'failed',
        created_at: finished_at,
      })
      .execute(),
  leads: async (database, id, created_at) =>
    database
      .insertInto('leads')
      .values({
        id,
        brand_id,
        created_at,
        session_id: await aSession(database),
        auth_type: 'GOOGLE',
        first_name: 'Ada',
        last_name: 'Lovelace',
        email: 'ada@example.com',
        phone: '',
        country_code: '',
        company_name: '',
        utm_source: 'Direct',
        signup_type: 'free',
        plan_id: 'starter',
        email_verified: 1,
      })
      .execute(),
  deals: (database, id, expires_at) => aDeal({ database }, { id, expires_at }),
  known_leads: (database, id, expires_at) => aKnownLead({ database }, { id, expires_at }),
  sessions: (database, id, created_at) =>
    database
      .insertInto('sessions')
      .values({ id, brand_id, created_at, started_at: created_at })
      .execute(),
  support_actions: (database, id, created_at) =>
    database
      .insertInto('support_actions')
      .values({
        id,
        created_at,
        verb: 'find',
        subject: 'account/1',
        done_by: 'Grace',
        reason: 'ticket 12',
        outcome: 'done',
        detail: null,
      })
      .execute(),
};
