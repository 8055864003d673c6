import type { PaymentMethod } from '../../../core/contract/generated/session.ts';

/**
 * One attempt to order, from the first call on. A call with its key gets its answer again, and a
 * server that starts after a crash uses it to find out what became of its payment.
 */
export interface AttemptRow {
  id: string;
  /** What people call the order, unique; null until it is numbered, where the version before has stored it. */
  order_number: string | null;
  brand_id: string;
  session_id: string;
  /** The page's, unique within the session. */
  idempotency_key: string;
  /** SHA-256 of what was ordered, in hex. */
  request_hash: string;
  /** SHA-256 of the address that the page's link filled in, in hex; null where it filled in none. */
  link_hash: string | null;
  kind: 'signUp' | 'upgrade';
  signup_type: string;
  payment_account: string;
  /** Null where nothing is paid for. */
  method: PaymentMethod | null;
  /** What is charged now; 0 keeps the method for later. */
  amount: number;
  currency: string;
  mandate_id: string | null;
  billing_request_id: string | null;
  /** The process that opened it, by the sign of life that it gave then; null where it gave none. */
  sign_of_life: number | null;
  /** `started` once the provider may have been asked: from then on only it knows the outcome. */
  status: 'accepted' | 'started' | 'succeeded' | 'failed';
  /** JSON of the rows to be stored once it is paid; personal, so it goes when the attempt is over. */
  prepared: string | null;
  /** Whose account came of it. */
  user_id: string | null;
  transaction_id: string | null;
  response_status: number | null;
  /** JSON. */
  response_body: string | null;
  created_at: string;
  started_at: string | null;
  /** When the settling job looks at it next; null once there is nothing left to see. */
  due_at: string | null;
  finished_at: string | null;
}

/** What one attempt under way keeps all others from: an address, an account, or a mandate. */
export interface ClaimRow {
  brand_id: string;
  /** 'email/<address in lower case>' or 'account/<id>', or 'mandate/<billing request>'. */
  subject: string;
  attempt_id: string;
}

/** What an account has paid, or has left with the provider to be charged later. */
export interface PaymentRow {
  id: string;
  attempt_id: string;
  brand_id: string;
  account_id: string;
  subscription_id: string;
  method: PaymentMethod;
  amount: number;
  currency: string;
  /** The provider's; null where nothing was charged. */
  transaction_id: string | null;
  mandate_id: string | null;
  /** The provider's customer and the method that it keeps, for what is charged later. */
  customer_id: string | null;
  payment_token: string | null;
  card_type: string | null;
  last_four: string | null;
  /** kept: nothing charged. held: to be captured. submitted: the bank has yet to pay. */
  state: 'kept' | 'held' | 'submitted' | 'captured' | 'failed';
  created_at: string;
  settled_at: string | null;
  /** When the bank is asked next what became of it; null once that is known. */
  look_at: string | null;
}
