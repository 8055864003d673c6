import type { Money } from '../../../core/contract/Money.ts';

/** The payer's details, so that the drop-in's form need not ask for them. */
export interface DirectDebitPayer {
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string;
  readonly email: string;
}

export interface FlowRequest {
  /** An idempotency key: repeated requests return the same billing request. */
  readonly key: string;
  /** The purpose of the mandate, in the brand's words. */
  readonly description: string;
  /** The page's locale, such as 'en-GB'. The drop-in uses its language. */
  readonly locale: string;
  readonly payer: DirectDebitPayer | null;
  /**
   * The address that a payer who left the page returns to; null when the drop-in closes by itself.
   */
  readonly redirectUri: string | null;
  readonly exitUri: string | null;
}

export interface Flow {
  readonly billingRequestId: string;
  /** Sent to the page. */
  readonly billingRequestFlowId: string;
}

export interface CollectRequest {
  /** Also the idempotency key: an attempt is collected at most once. */
  readonly attemptId: string;
  readonly mandateId: string;
  readonly amount: Money;
  readonly description: string;
}

/** A definite no from the provider. Nothing was collected. */
export interface Refusal {
  readonly kind: 'refused';
  /** busy: too many requests. notAuthorised: our keys. invalid: our request. */
  readonly reason: 'busy' | 'notAuthorised' | 'notFound' | 'invalid' | 'conflict';
  readonly cause: unknown;
}

/**
 * Whether anything happened is unknown: a time-out, a broken connection, a fault of the provider.
 */
export interface Unknown {
  readonly kind: 'unknown';
  readonly cause: unknown;
}

export type FlowOutcome = { readonly kind: 'made'; readonly flow: Flow } | Refusal | Unknown;

export type MandateOutcome =
  /** The payer authorised it, and the banks have not refused it. */
  | { readonly kind: 'authorised'; readonly mandateId: string }
  /** The payer has not finished the flow. */
  | { readonly kind: 'pending' }
  /**
   * The payer or the bank cancelled it, or never granted it. Payments that were collected before
   * stay; null when no mandate was made.
   */
  | { readonly kind: 'withdrawn'; readonly reason: string; readonly mandateId: string | null }
  | Refusal
  | Unknown;

export type CollectOutcome =
  | {
      readonly kind: 'approved';
      readonly paymentId: string;
      /** Null for a currency that we do not use, and so never requested. */
      readonly amount: Money | null;
      /** Whether the bank has paid it. The bank can still reclaim it afterwards. */
      readonly isCollected: boolean;
      /** Whether all of it was refunded since. */
      readonly isReturned: boolean;
    }
  /** The bank or the payer refuses the collection. */
  | { readonly kind: 'declined'; readonly reason: string; readonly cause: unknown }
  | Refusal
  | Unknown;

/**
 * The provider's payment for an attempt. `absent` is definite: there was no such payment at this
 * time.
 */
export type FoundOutcome =
  | Exclude<CollectOutcome, { kind: 'unknown' }>
  | { readonly kind: 'absent' }
  | Unknown;

export type CancelOutcome =
  /** The payer has all of the money: cancelled now or before, not paid by the bank, or refunded. */
  | { readonly kind: 'cancelled' }
  /** Already submitted to the bank. Only a refund can return the money. */
  | { readonly kind: 'tooLate'; readonly status: string }
  | Refusal
  | Unknown;

/** Direct debit for one payment account. No method throws. */
export interface DirectDebitGateway {
  createFlow(request: FlowRequest): Promise<FlowOutcome>;
  /** The mandate of a billing request, and whether it is still valid. */
  findMandate(billingRequestId: string): Promise<MandateOutcome>;
  collect(request: CollectRequest): Promise<CollectOutcome>;
  /** The provider lists payments by mandate and not by our attempt, so both are needed. */
  findByAttempt(attempt: Pick<CollectRequest, 'attemptId' | 'mandateId'>): Promise<FoundOutcome>;
  findPayment(paymentId: string): Promise<FoundOutcome>;
  cancel(paymentId: string): Promise<CancelOutcome>;
}
