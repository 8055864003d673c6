import { type RawBuilder, sql } from 'kysely';
import type { Tables } from '../storage/tables/Tables.ts';

/** Rows of a table that are deleted after some time. */
export interface Pruned {
  readonly days: number;
  /** Which rows are deleted, and when their period begins. */
  readonly from: string;
  /** The column that identifies the rows to delete. */
  readonly key: string;
  /** The column with the start of their period. An index has both columns, in this order. */
  readonly at: string;
  /** Which rows can be deleted at all, when others stay forever. The index contains only these. */
  readonly among?: RawBuilder<unknown>;
  /** A further condition for deletion, such as that nothing refers to the row. */
  readonly provided?: RawBuilder<unknown>;
  /**
   * What to clear first in rows that are old enough, but may stay because something refers to them.
   * A statement that ends in a condition.
   */
  readonly empty?: RawBuilder<unknown>;
}

/** How long the rows of a table are kept. */
export type Retention =
  | Pruned
  /** They stay as long as what they belong to, or until the person is erased. */
  | { readonly kept: string };

/**
 * The retention of every table. Rows are deleted in this order: a table that refers to another
 * comes before it.
 */
export const RETENTION = {
  rate_limits: {
    days: 0,
    from: 'the end of the period that is counted',
    key: 'key',
    at: 'expires_at',
  },
  used_handovers: {
    days: 1,
    from: 'its use; the link works for minutes',
    key: 'nonce',
    at: 'used_at',
  },
  used_social_states: {
    days: 1,
    from: 'the return; a trip to a provider takes less time',
    key: 'id',
    at: 'used_at',
  },
  email_checks: {
    days: 30,
    from: 'the check',
    key: 'id',
    at: 'created_at',
  },
  direct_debit_hints: {
    days: 30,
    from: 'the payment that it concerns was looked up',
    key: 'event_id',
    at: 'looked_up_at',
  },
  activation_tokens: {
    days: 90,
    from: 'the end of the link',
    key: 'token_hash',
    at: 'expires_at',
  },
  outbox: {
    days: 90,
    from: 'its request, if it is done or abandoned; work that waits or is left to people, and a refund that is not done, stay',
    key: 'id',
    at: 'created_at',
    provided: sql`(status = 'done' or (status = 'failed' and kind <> 'refund'))`,
  },
  analytics_events: {
    days: 395,
    from: 'the event',
    key: 'id',
    at: 'created_at',
  },
  attempts: {
    days: 90,
    from: 'its end, if it failed and its payment is not looked for any more, which ends after 30 days at the latest; one that succeeded is an order, and stays',
    key: 'id',
    at: 'finished_at',
    among: sql`status = 'failed'`,
    // An attempt with a due time is still watched, because a charge may arrive.
    provided: sql`due_at is null`,
  },
  leads: {
    days: 90,
    from: 'its creation, if it led to no account; the lead of an account stays with the account',
    key: 'id',
    at: 'created_at',
    among: sql`account_id is null`,
    // A visitor whose session still refers to it may sign up at any moment.
    provided: sql`not exists (select 1 from sessions where sessions.lead_id = leads.id)`,
  },
  deals: {
    days: 730,
    from: 'its end, if nothing was sold by it; one without an end stays, because its link works',
    key: 'id',
    at: 'expires_at',
    provided: sql`not exists (select 1 from subscriptions where subscriptions.deal_id = deals.id)`,
  },
  known_leads: {
    days: 730,
    from: 'its end, if nobody used it; one without an end stays, because its link works',
    key: 'id',
    at: 'expires_at',
    provided: sql`not exists (select 1 from leads where leads.known_lead_id = known_leads.id)
      and not exists (select 1 from deals where deals.lead_id = known_leads.id)`,
  },
  sessions: {
    days: 31,
    from: 'its first call, when it has ended: everything that shows whose it was is removed, and the row is deleted once no order, check, lead or event refers to it',
    key: 'id',
    empty: sql`update sessions
      set user_id = null, lead_id = null, social_fault = null, social_plan = null, attempt_id = null
      where (user_id is not null or lead_id is not null or social_plan is not null
        or social_fault is not null or attempt_id is not null)`,
    at: 'created_at',
    provided: sql`not exists (select 1 from attempts where attempts.session_id = sessions.id)
      and not exists (select 1 from leads where leads.session_id = sessions.id)
      and not exists (select 1 from email_checks where email_checks.session_id = sessions.id)
      and not exists (select 1 from analytics_events e where e.session_id = sessions.id)`,
  },
  support_actions: {
    days: 1095,
    from: 'the action',
    key: 'id',
    at: 'created_at',
  },
  accounts: { kept: 'what a customer has; erasing the person empties it' },
  users: { kept: 'with the account' },
  field_values: { kept: 'with the account' },
  answers: { kept: 'with the account; a sentence that was agreed to stays as proof' },
  identities: { kept: 'with the user, who signs in with it' },
  subscriptions: { kept: 'bookkeeping: the law says how long' },
  payments: { kept: 'bookkeeping: the law says how long' },
  consents: { kept: 'the proof of what was agreed to' },
  consent_texts: { kept: 'the texts that someone agreed to' },
  claims: { kept: 'until the attempt ends, which deletes them' },
  readiness: { kept: 'one row, overwritten each time' },
  job_turns: { kept: 'one row for each job, overwritten each time' },
} as const satisfies Readonly<Record<keyof Tables, Retention>>;

/** The same as a list, with a common type. */
export const RETENTIONS: readonly (readonly [table: string, retention: Retention])[] =
  Object.entries(RETENTION);
