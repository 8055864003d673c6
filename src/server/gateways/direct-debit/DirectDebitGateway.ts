import type { Money } from '../../../core/contract/Money.ts';

/** Who is about to pay, so that the drop-in's form need not ask again. */
export interface Payer {
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string;
  readonly email: string;
}

export interface FlowRequest {
  /** The billing request is made once by it, however often it is asked for. */
  readonly key: string;
  /** What the mandate is for, in the brand's words. */
  readonly description: string;
  /** The locale of the page, such as 'en-GB': the drop-in speaks its language. */
  readonly locale: string;
  readonly payer: Payer | null;
  /** Where a payer who left the page comes back to; null where the drop-in closes by itself. */
  readonly redirectUri: string | null;
  readonly exitUri: string | null;
}

export interface Flow {
  readonly billingRequestId: string;
  /** Goes into the page. */
  readonly billingRequestFlowId: string;
}

export interface CollectRequest {
  /** Also the idempotency key: one attempt is collected once, ever. */
  readonly attemptId: string;
  readonly mandateId: string;
  readonly amount: Money;
  readonly description: string;
}

/** The provider does not do what was asked, for certain, and nothing was taken. */
export interface Refusal {
  readonly kind: 'refused';
  /** busy: asked too often. notAuthorised: our keys. invalid: our request. */
  readonly reason: 'busy' | 'notAuthorised' | 'notFound' | 'invalid' | 'conflict';
  readonly cause: unknown;
}

/** Whether anything happened cannot be told: a time-out, a broken connection, a fault of theirs. */
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
  /** The payer or the bank took it back, or never gave it. */
  | { readonly kind: 'withdrawn'; readonly reason: string }
  | Refusal
  | Unknown;

export type CollectOutcome =
  | {
      readonly kind: 'approved';
      readonly paymentId: string;
      /** Null for a currency that is none of ours, which is never what was asked. */
      readonly amount: Money | null;
      /** Whether the bank has paid it; it can take it back even then. */
      readonly isCollected: boolean;
    }
  /** The bank or the payer does not let it be collected. */
  | { readonly kind: 'declined'; readonly reason: string; readonly cause: unknown }
  | Refusal
  | Unknown;

/** What the provider holds for an attempt. `absent` is certain: there was no such payment just now. */
export type FoundOutcome =
  | Exclude<CollectOutcome, { kind: 'unknown' }>
  | { readonly kind: 'absent' }
  | Unknown;

export type CancelOutcome =
  /** The payer has all of it: cancelled now or before, not paid by the bank, or refunded. */
  | { readonly kind: 'cancelled' }
  /** It has gone to the bank already: nothing but a refund gives it back. */
  | { readonly kind: 'tooLate'; readonly status: string }
  | Refusal
  | Unknown;

/** Direct debit for one payment account. Nothing here throws. */
export interface DirectDebitGateway {
  createFlow(request: FlowRequest): Promise<FlowOutcome>;
  /** The mandate that a billing request led to, and whether it still holds. */
  findMandate(billingRequestId: string): Promise<MandateOutcome>;
  collect(request: CollectRequest): Promise<CollectOutcome>;
  /** The provider lists payments by mandate and not by our attempt, so both are needed. */
  findByAttempt(attempt: Pick<CollectRequest, 'attemptId' | 'mandateId'>): Promise<FoundOutcome>;
  findPayment(paymentId: string): Promise<FoundOutcome>;
  cancel(paymentId: string): Promise<CancelOutcome>;
}
