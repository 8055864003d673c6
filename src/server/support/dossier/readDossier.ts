import type { Kysely } from 'kysely';
import type { Tables } from '../../storage/tables/Tables.ts';
import type { SignUp } from '../findSignUps.ts';
import { ownDeals, ownKnownLeads, ownLeads, ownOrders, ownPieces, ownSessions } from './ownRows.ts';

/** Everything stored about a person, by kind, each row as stored. */
export type Dossier = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/**
 * Reads everything stored about a person. Selects columns by name: no hash of a password or a link,
 * and no secret that would let a reader act as the person.
 */
export async function readDossier(database: Kysely<Tables>, signUp: SignUp): Promise<Dossier> {
  return {
    ...(await readPerson(database, signUp)),
    ...(await readOrders(database, signUp)),
    ...(await readTraces(database, signUp)),
  };
}

async function readPerson(database: Kysely<Tables>, signUp: SignUp): Promise<Dossier> {
  const accountId = signUp.accountId ?? '';
  const userId = signUp.userId ?? '';
  return {
    user: await database
      .selectFrom('users')
      .select(['id', 'brand_id', 'email', 'first_name', 'last_name', 'role', 'auth_type'])
      .select(['language', 'created_at'])
      .where('id', '=', userId)
      .execute(),
    account: await database
      .selectFrom('accounts')
      .select(['id', 'status', 'company_name', 'country_code', 'phone', 'province_code'])
      .select(['time_zone', 'assigned_plan_id', 'created_at', 'activated_at'])
      .where('id', '=', accountId)
      .execute(),
    fields: await database
      .selectFrom('field_values')
      .select(['field', 'value', 'created_at'])
      .where('account_id', '=', accountId)
      .execute(),
    answers: await database
      .selectFrom('answers')
      .select(['question', 'kind', 'label', 'value', 'shown', 'language', 'questions_hash'])
      .select(['created_at'])
      .where('account_id', '=', accountId)
      .execute(),
    identities: await database
      .selectFrom('identities')
      .select(['provider', 'subject', 'created_at'])
      .where('user_id', '=', userId)
      .execute(),
    consents: await database
      .selectFrom('consents')
      .innerJoin('consent_texts', 'consent_texts.hash', 'consents.text_hash')
      .select(['kind', 'agreed_at', 'text_hash', 'source', 'language'])
      .select(['first_given_hash', 'language_chosen_at'])
      .where('user_id', '=', userId)
      .orderBy('agreed_at')
      .execute(),
  };
}

async function readOrders(database: Kysely<Tables>, signUp: SignUp): Promise<Dossier> {
  const accountId = signUp.accountId ?? '';
  const orders = await ownOrders(database, signUp);
  const pieces = await ownPieces(database, signUp);
  return {
    orders: orders.map((order) =>
      only(order, [
        ...(['id', 'order_number', 'kind', 'signup_type', 'payment_account', 'method'] as const),
        ...([
          'amount',
          'currency',
          'status',
          'transaction_id',
          'response_status',
          'response_body',
        ] as const),
        ...(['created_at', 'started_at', 'finished_at'] as const),
      ]),
    ),
    subscriptions: await database
      .selectFrom('subscriptions')
      .select(['id', 'plan_id', 'plan_name', 'plan_period', 'signup_type', 'quantity'])
      .select(['addon_ids', 'ivr_id', 'discount_id', 'discounted_charges', 'first_charge_amount'])
      .select(['deal_id', 'currency', 'recurring_amount', 'full_amount', 'due_today_amount'])
      .select(['billing_id', 'status', 'trial_ends_at', 'trial_minutes', 'ended_at', 'created_at'])
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .execute(),
    payments: await database
      .selectFrom('payments')
      .select(['id', 'attempt_id', 'method', 'amount', 'currency', 'transaction_id', 'mandate_id'])
      .select(['customer_id', 'card_type', 'last_four', 'state', 'created_at', 'settled_at'])
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .execute(),
    work: pieces.map((piece) =>
      only(piece, [
        ...(['id', 'kind', 'status', 'attempts', 'payload', 'last_error'] as const),
        ...(['created_at', 'due_at', 'done_at'] as const),
      ]),
    ),
  };
}

async function readTraces(database: Kysely<Tables>, signUp: SignUp): Promise<Dossier> {
  const { brandId, emailKey, userId } = signUp;
  const sessions = await ownSessions(database, signUp);
  const [leads, knownLeads, deals, orders] = await Promise.all([
    ownLeads(database, signUp),
    ownKnownLeads(database, signUp),
    ownDeals(database, signUp),
    ownOrders(database, signUp),
  ]);
  const contact = ['email', 'first_name', 'last_name', 'phone', 'country_code'] as const;
  return {
    links: await database
      .selectFrom('activation_tokens')
      .select(['created_at', 'expires_at', 'used_at'])
      .where('user_id', '=', userId ?? '')
      .orderBy('created_at')
      .execute(),
    leads: leads.map((lead) =>
      only(lead, [
        ...contact,
        ...(['company_name', 'province_code', 'auth_type', 'subject', 'utm_source'] as const),
        ...(['signup_type', 'plan_id', 'created_at'] as const),
      ]),
    ),
    knownLeads: knownLeads.map((lead) =>
      only(lead, [...contact, 'company_name', 'province_code', 'plan_id', 'created_at']),
    ),
    deals: deals.map((deal) =>
      only(deal, ['email', 'plan_id', 'discount_id', 'expires_at', 'created_at']),
    ),
    emailChecks: await database
      .selectFrom('email_checks')
      .select(['email_key', 'status', 'created_at'])
      .where('brand_id', '=', brandId)
      .where((is) => (emailKey === null ? is.lit(false) : is('email_key', '=', emailKey)))
      .orderBy('created_at')
      .execute(),
    events: await database
      .selectFrom('analytics_events')
      .select(['name', 'view', 'utm_source', 'plan_id', 'created_at'])
      .where('session_id', 'in', [...sessions, ''])
      .orderBy('created_at')
      .execute(),
    support: await database
      .selectFrom('support_actions')
      .select(['verb', 'done_by', 'reason', 'outcome', 'detail', 'created_at'])
      .where('subject', 'in', [
        `account/${signUp.accountId ?? ''}`,
        `user/${signUp.userId ?? ''}`,
        ...orders.map(({ id }) => `order/${id}`),
      ])
      .orderBy('created_at')
      .execute(),
  };
}

/** Some properties of a row. */
function only<Row extends object>(
  row: Row,
  names: readonly (keyof Row & string)[],
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(names.map((name) => [name, row[name]]));
}
