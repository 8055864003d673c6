import type { PaymentMethod } from '../../../core/contract/generated/session.ts';
import type { Currency } from '../../../core/contract/Money.ts';

/**
 * What an account subscribes to and is charged, in the form that billing stores. Amounts in minor
 * units with tax. JSON.
 */
export interface BillingOrder {
  /** The order number that the customer knows. */
  readonly orderNumber: string;
  readonly account: {
    readonly id: string;
    readonly brandId: string;
    readonly company: string;
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
  };
  readonly plan: {
    readonly catalogueId: string;
    readonly id: string;
    /** Billing's id for the plan's trial; null unless this is a trial. */
    readonly freeTrialPlanId: string | null;
    /**
     * The free minutes that end a trial before its date; null without a trial, or when no minutes
     * are billed.
     */
    readonly trialMinutes: number | null;
    readonly period: 'monthly' | 'yearly';
    readonly quantity: number;
    readonly addonIds: readonly string[];
    readonly ivrId: string | null;
  };
  readonly charges: {
    readonly currency: Currency;
    /** The charge at the order or at the trial's end, including a set-up fee. */
    readonly first: number;
    readonly recurring: number;
    /** Each charge after the discount has ended. */
    readonly full: number;
    /** How many charges the discount lowers, including the first. */
    readonly discounted: number;
  };
  /** The customer's answers to the brand's questions; absent without any. */
  readonly answers?: readonly {
    readonly id: string;
    readonly label: string;
    readonly value: string | readonly string[];
  }[];
  /** ISO 8601. */
  readonly startsAt: string;
  /** ISO 8601, when the first charge is due. Null without a trial. */
  readonly trialEndsAt: string | null;
}

/** What was paid today, and the method that renewals are charged to. */
export interface BillingPayment {
  readonly paymentAccount: string;
  readonly method: PaymentMethod;
  /** Minor units; 0 in a trial. */
  readonly amount: number;
  /** The payment provider's id; null when nothing was charged. */
  readonly transactionId: string | null;
  readonly customerId: string | null;
  readonly token: string | null;
  readonly mandateId: string | null;
}

/** A definite no: nothing is stored, or what is stored has to be ended. */
export type BillingFailure =
  /** It answered without the id of what it recorded. */
  | { readonly kind: 'empty'; readonly of: 'payment' | 'subscription' }
  | { readonly kind: 'refused'; readonly detail: string };

export type BillingOutcome =
  | { readonly kind: 'recorded'; readonly billingId: string }
  | BillingFailure
  /** Whether it was recorded is unknown. The caller repeats the same request. */
  | { readonly kind: 'unknown'; readonly cause: unknown };

export type EndOutcome = { readonly kind: 'done' } | Exclude<BillingOutcome, { kind: 'recorded' }>;

/**
 * The billing system handles subscriptions, renewals, the end of trials and cancellations. Both
 * calls can be repeated: they name an attempt by its id, and an ended attempt stays ended,
 * whichever call came first. They return every outcome in a closed union and never throw.
 */
export interface BillingGateway {
  /** Records the payment and the subscription of an attempt. */
  record(attemptId: string, order: BillingOrder, payment: BillingPayment): Promise<BillingOutcome>;
  /**
   * Ends an attempt's subscription, so that nothing more is charged. Also `done` when there is
   * none.
   */
  end(attemptId: string): Promise<EndOutcome>;
}
