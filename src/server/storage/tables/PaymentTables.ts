import type { PaymentMethod } from '../../../core/contract/generated/session.ts';

/**
 * One attempt to order, from its first call. A call with its key gets its answer again, and after a
 * crash a server uses it to resolve the payment.
 */
export interface AttemptRow {
  id: string;
  /**
   * The number that people know the order by, unique; null in a row of the previous version until
   * it is numbered.
   */
  order_number: string | null;
  brand_id: string;
  session_id: string;
  /** From the page, unique within the session. */
  idempotency_key: string;
  /** SHA-256 of what was ordered, in hex. */
  request_hash: string;
  /** SHA-256 of the address that the page's link filled in, in hex; null without one. */
  link_hash: string | null;
  kind: 'signUp' | 'upgrade';
  signup_type: string;
  payment_account: string;
  /** Null when nothing is paid. */
  method: PaymentMethod | null;
  /** The amount to charge now; 0 to only store the method. */
  amount: number;
  currency: string;
  mandate_id: string | null;
  billing_request_id: string | null;
  /** The number of the process that opened it, from its sign of life; null without one. */
  sign_of_life: number | null;
  /**
   * `started` once the provider may have been asked. From then on only the provider knows the
   * outcome.
   */
  status: 'accepted' | 'started' | 'succeeded' | 'failed';
  /**
   * JSON of the rows to store once it is paid. Personal, so it is deleted when the attempt ends.
   */
  prepared: string | null;
  /** How many calls to billing have had no answer, without those of the first seconds. */
  billing_calls: number;
  /** The user of the resulting account. */
  user_id: string | null;
  transaction_id: string | null;
  response_status: number | null;
  /** JSON. */
  response_body: string | null;
  created_at: string;
  started_at: string | null;
  /** When the settling job checks it next; null when nothing is left to check. */
  due_at: string | null;
  finished_at: string | null;
}

/** What an attempt in progress reserves for itself: an address, an account, or a mandate. */
export interface ClaimRow {
  brand_id: string;
  /** 'email/<address in lower case>' or 'account/<id>', or 'mandate/<billing request>'. */
  subject: string;
  attempt_id: string;
}

/** A payment of an account, or a method that the provider stores for a later charge. */
export interface PaymentRow {
  id: string;
  attempt_id: string;
  brand_id: string;
  account_id: string;
  subscription_id: string;
  method: PaymentMethod;
  amount: number;
  currency: string;
  /** The provider's id; null when nothing was charged. */
  transaction_id: string | null;
  mandate_id: string | null;
  /** The provider's ids of the customer and the method, for later charges. */
  customer_id: string | null;
  payment_token: string | null;
  card_type: string | null;
  last_four: string | null;
  /** kept: nothing charged. held: to be captured. submitted: the bank has yet to pay. */
  state: 'kept' | 'held' | 'submitted' | 'captured' | 'failed';
  created_at: string;
  settled_at: string | null;
  /** When to ask the bank again for the outcome; null once that is known. */
  look_at: string | null;
}
