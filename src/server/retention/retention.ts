import { type RawBuilder, sql } from 'kysely';
import type { Tables } from '../storage/tables/Tables.ts';

/** Rows of a table that are deleted after some time. */
export interface Pruned {
  readonly days: number;
  /** Which rows go, and from when their days count. */
  readonly from: string;
  /** The column by which rows are deleted. */
  readonly key: string;
  /** Which rows are older than a time. */
  readonly over: (before: string) => RawBuilder<unknown>;
  /** What is emptied first in rows that are older, and stay because something refers to them. */
  readonly empty?: (before: string) => RawBuilder<unknown>;
}

/** How long the rows of a table are kept. */
export type Retention =
  | Pruned
  /** They stay for as long as what they belong to, or until somebody is erased. */
  | { readonly kept: string };

/**
 * How long everything is kept: every table is here. What is older is deleted in this order: what refers to
 * something else comes before it.
 */
export const RETENTION = {
  rate_limits: {
    days: 0,
    from: 'the end of the span that is counted',
    key: 'key',
    over: (before) => sql`expires_at <= ${before}`,
  },
  used_handovers: {
    days: 1,
    from: 'its use; the link works for minutes',
    key: 'nonce',
    over: (before) => sql`used_at <= ${before}`,
  },
  used_social_states: {
    days: 1,
    from: 'the return; the way to a provider works for less',
    key: 'id',
    over: (before) => sql`used_at <= ${before}`,
  },
  email_checks: {
    days: 30,
    from: 'the check',
    key: 'id',
    over: (before) => sql`created_at <= ${before}`,
  },
  direct_debit_hints: {
    days: 30,
    from: 'the look at what it hinted at',
    key: 'event_id',
    over: (before) => sql`looked_up_at <= ${before}`,
  },
  activation_tokens: {
    days: 90,
    from: 'the end of the link',
    key: 'token_hash',
    over: (before) => sql`expires_at <= ${before}`,
  },
  outbox: {
    days: 90,
    from: 'being asked for, where it is done or given up; what waits, is left to people, or is a refund not done stays',
    key: 'id',
    over: (before) => sql`(status = 'done' or (status = 'failed' and kind <> 'refund'))
      and created_at <= ${before}`,
  },
  analytics_events: {
    days: 395,
    from: 'the event',
    key: 'id',
    over: (before) => sql`created_at <= ${before}`,
  },
  attempts: {
    days: 90,
    from: 'its end, where it failed; one that succeeded is an order, and stays',
    key: 'id',
    // One that is due is watched yet, because a charge may turn up.
    over: (before) => sql`status = 'failed' and finished_at <= ${before} and due_at is null`,
  },
  leads: {
    days: 90,
    from: 'its making, where no account came of it; that of an account stays with it',
    key: 'id',
    // A visitor whose session still names it may sign up any moment.
    over: (before) => sql`account_id is null and created_at <= ${before}
      and not exists (select 1 from sessions where sessions.lead_id = leads.id)`,
  },
  deals: {
    days: 730,
    from: 'its end, where nothing was sold by it; one without an end stays, because its link works',
    key: 'id',
    over: (before) => sql`expires_at <= ${before}
      and not exists (select 1 from subscriptions where subscriptions.deal_id = deals.id)`,
  },
  known_leads: {
    days: 730,
    from: 'its end, where nobody came of it; one without an end stays, because its link works',
    key: 'id',
    over: (before) => sql`expires_at <= ${before}
      and not exists (select 1 from leads where leads.known_lead_id = known_leads.id)
      and not exists (select 1 from deals where deals.lead_id = known_leads.id)`,
  },
  sessions: {
    days: 31,
    from: 'its first call, when it has ended: nothing of it says any more whose it was, and its row goes once no order, check or event refers to it',
    key: 'id',
    empty: (before) => sql`update sessions
      set user_id = null, lead_id = null, social_fault = null, social_plan = null
      where created_at <= ${before} and
        (user_id is not null or lead_id is not null or social_plan is not null)`,
    over: (before) => sql`created_at <= ${before}
      and not exists (select 1 from attempts where attempts.session_id = sessions.id)
      and not exists (select 1 from leads where leads.session_id = sessions.id)
      and not exists (select 1 from email_checks where email_checks.session_id = sessions.id)
      and not exists (select 1 from analytics_events e where e.session_id = sessions.id)`,
  },
  support_actions: {
    days: 1095,
    from: 'the action',
    key: 'id',
    over: (before) => sql`created_at <= ${before}`,
  },
  accounts: { kept: 'what a customer has; erasing a person empties it' },
  users: { kept: 'with the account' },
  field_values: { kept: 'with the account' },
  identities: { kept: 'with the user, who signs in by it' },
  subscriptions: { kept: 'books: the law says how long' },
  payments: { kept: 'books: the law says how long' },
  consents: { kept: 'the proof of what was agreed to' },
  consent_texts: { kept: 'what somebody has agreed to' },
  claims: { kept: 'until the attempt is over, which deletes them' },
  readiness: { kept: 'one row, written again and again' },
} as const satisfies Readonly<Record<keyof Tables, Retention>>;

/** The same, told only by what they have in common. */
export const RETENTIONS: readonly (readonly [table: string, retention: Retention])[] =
  Object.entries(RETENTION);
