import type { AnswerRow, FieldValueRow } from './AnswerTables.ts';
import type { DealRow, KnownLeadRow } from './LeadTables.ts';
import type { AttemptRow, ClaimRow, PaymentRow } from './PaymentTables.ts';
import type { JobTurnRow, RateLimitRow, ReadinessRow } from './ServerTables.ts';
import type { ActivationTokenRow, SessionRow, UsedHandoverRow } from './SessionTables.ts';
import type { IdentityRow, UsedSocialStateRow } from './SocialTables.ts';
import type { SupportActionRow } from './SupportTables.ts';

/**
 * The tables. Times are ISO 8601 text in UTC, money whole minor units, booleans 0 or 1, so that
 * every column reads the same from SQLite and from PostgreSQL.
 */
export interface Tables {
  accounts: AccountRow;
  users: UserRow;
  subscriptions: SubscriptionRow;
  leads: LeadRow;
  field_values: FieldValueRow;
  answers: AnswerRow;
  known_leads: KnownLeadRow;
  deals: DealRow;
  sessions: SessionRow;
  email_checks: EmailCheckRow;
  consents: ConsentRow;
  consent_texts: ConsentTextRow;
  analytics_events: AnalyticsEventRow;
  outbox: OutboxRow;
  activation_tokens: ActivationTokenRow;
  direct_debit_hints: DirectDebitHintRow;
  used_handovers: UsedHandoverRow;
  attempts: AttemptRow;
  claims: ClaimRow;
  payments: PaymentRow;
  identities: IdentityRow;
  used_social_states: UsedSocialStateRow;
  rate_limits: RateLimitRow;
  readiness: ReadinessRow;
  job_turns: JobTurnRow;
  support_actions: SupportActionRow;
}

export interface AccountRow {
  id: string;
  brand_id: string;
  status: 'pending' | 'active';
  company_name: string;
  country_code: string;
  phone: string;
  province_code: string | null;
  time_zone: string;
  /** A plan for admin access that was agreed with this account. */
  assigned_plan_id: string | null;
  created_at: string;
  activated_at: string | null;
}

export interface UserRow {
  id: string;
  account_id: string;
  brand_id: string;
  /** As typed, trimmed. */
  email: string;
  /** From keyOfEmail. Unique within a brand. */
  email_key: string;
  first_name: string;
  last_name: string;
  /**
   * Empty when the user has no password and signs in only through a provider. No password has that
   * hash.
   */
  password_hash: string;
  role: 'owner' | 'admin' | 'member';
  auth_type: 'REGULAR' | 'GOOGLE' | 'FACEBOOK' | 'OTHER';
  /** The language of mails, such as 'fr-CA'; null for the brand's default. */
  language: string | null;
  created_at: string;
}

export interface SubscriptionRow {
  id: string;
  account_id: string;
  catalogue_id: string;
  plan_id: string;
  /** In the order's language, for when the catalogue has lost it; null before 0031AgreedTerms. */
  plan_name: string | null;
  /** How often it is charged; null before 0031AgreedTerms. */
  plan_period: 'monthly' | 'yearly' | null;
  signup_type: string;
  quantity: number;
  /** JSON list of add-on ids. */
  addon_ids: string;
  ivr_id: string | null;
  /** The discount on its charges, for as long as it lasts. */
  discount_id: string | null;
  /** The deal with its terms. */
  deal_id: string | null;
  /** Percent, as charged at the sign-up. */
  tax_percentage: number;
  currency: string;
  /** Each period's charge with tax, while the discount lasts. */
  recurring_amount: number;
  /** Each period's charge with tax after the discount. */
  full_amount: number;
  /** How many charges its discount lowers, the first included; null before 0031AgreedTerms. */
  discounted_charges: number | null;
  due_today_amount: number;
  /** The first charge with tax, including the set-up fee, at any date. */
  first_charge_amount: number;
  /** Billing's id for it; null when billing has nothing to charge. */
  billing_id: string | null;
  /** paymentFailed: the bank has not paid, or has reclaimed the money. */
  status: 'active' | 'trial' | 'paymentFailed' | 'ended';
  trial_ends_at: string | null;
  /**
   * The free minutes after which a trial ends early; 0 when its plan bills none. Null without a
   * trial, and before 0033TrialMinutes.
   */
  trial_minutes: number | null;
  /** When the mail about the trial's end was queued; null before that. */
  trial_notice_at: string | null;
  /** When another one replaced it. */
  ended_at: string | null;
  created_at: string;
}

export interface LeadRow {
  id: string;
  brand_id: string;
  session_id: string;
  account_id: string | null;
  /** The lead whose link led here; null for most. */
  known_lead_id: string | null;
  auth_type: 'REGULAR' | 'GOOGLE' | 'FACEBOOK' | 'OTHER';
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  country_code: string;
  company_name: string;
  province_code: string | null;
  utm_source: string;
  signup_type: string;
  plan_id: string;
  /** The provider's id for the person; null without a provider. */
  subject: string | null;
  /** Whether the provider confirms the person's address. */
  email_verified: 0 | 1;
  created_at: string;
}

export interface EmailCheckRow {
  id: string;
  brand_id: string;
  session_id: string;
  email_key: string;
  status: 'AVAILABLE' | 'UNAVAILABLE' | 'INVALID';
  created_at: string;
}

export interface ConsentRow {
  id: string;
  brand_id: string;
  user_id: string;
  kind: 'terms' | 'privacy' | 'hipaaTerms';
  text_hash: string;
  agreed_at: string;
  /** The language of the text; null when unknown. */
  language: string | null;
  /** The French text that was shown before, where the law requires it; otherwise null. */
  first_given_hash: string | null;
  /** When the visitor chose the text's language after that; null when there was no choice. */
  language_chosen_at: string | null;
}

/** A text that was agreed to, stored once by the SHA-256 of its source. */
export interface ConsentTextRow {
  hash: string;
  name: string;
  source: string;
  stored_at: string;
}

export interface AnalyticsEventRow {
  id: string;
  brand_id: string;
  session_id: string | null;
  name: string;
  /** Null on an account's pages, where there is no sign-up. */
  signup_type: string | null;
  utm_source: string;
  plan_id: string | null;
  /** The id of the order's discount. */
  coupon: string | null;
  reason: string | null;
  view: string | null;
  /** Always USD, whatever the prices' currency is. */
  currency: string | null;
  own_currency: string | null;
  /** In minor units: the amount charged for a payment_success, otherwise the total of the items. */
  value: number | null;
  transaction_id: string | null;
  /** JSON list of the items, with prices per month in whole units. */
  items: string | null;
  created_at: string;
}

/** Work that follows a commit. The dedupe key prevents the same work from being queued twice. */
export interface OutboxRow {
  id: string;
  brand_id: string;
  kind:
    | 'activationMail'
    | 'receiptMail'
    | 'trialEndMail'
    | 'paymentFailedMail'
    | 'capture'
    | 'void'
    | 'refund'
    | 'endBilling';
  dedupe_key: string;
  /** JSON; its shape depends on the kind. */
  payload: string;
  /** From laneOf; null in a row of the release before 0035OutboxLanes, until a job assigns it. */
  lane: string | null;
  /** byHand: a payment that people have to refund, because it can no longer be cancelled. */
  status: 'waiting' | 'done' | 'failed' | 'byHand';
  attempts: number;
  due_at: string;
  last_error: string | null;
  created_at: string;
  done_at: string | null;
}

/** An event reported by the direct debit provider. It is a reason to ask, never proof. */
export interface DirectDebitHintRow {
  event_id: string;
  payment_account: string;
  resource_type: string;
  action: string;
  payment_id: string | null;
  mandate_id: string | null;
  billing_request_id: string | null;
  received_at: string;
  /** Null until the provider was asked. */
  looked_up_at: string | null;
}
