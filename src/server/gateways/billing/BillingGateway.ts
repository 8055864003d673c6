import type { PaymentMethod } from '../../../core/contract/generated/session.ts';
import type { Currency } from '../../../core/contract/Money.ts';

/** What an account subscribes to and what it is charged, as billing keeps it. Amounts in minor units with tax. JSON. */
export interface BillingOrder {
  /** What the customer knows the order by. */
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
    /** The id that billing knows the plan's trial by, in a trial. */
    readonly freeTrialPlanId: string | null;
    /** The free minutes that end a trial before its date; null without a trial, or where no minutes are billed. */
    readonly trialMinutes: number | null;
    readonly period: 'monthly' | 'yearly';
    readonly quantity: number;
    readonly addonIds: readonly string[];
    readonly ivrId: string | null;
  };
  readonly charges: {
    readonly currency: Currency;
    /** Made at the order, or at the trial's end: a set-up fee in it. */
    readonly first: number;
    readonly recurring: number;
    /** Each charge once no discount is left. */
    readonly full: number;
    /** How many charges the discount lowers, the first included. */
    readonly discounted: number;
  };
  /** What the customer answered to the brand's questions; absent where nothing was. */
  readonly answers?: readonly {
    readonly id: string;
    readonly label: string;
    readonly value: string | readonly string[];
  }[];
  /** ISO 8601. */
  readonly startsAt: string;
  /** ISO 8601; the first charge falls due then. Null without a trial. */
  readonly trialEndsAt: string | null;
}

/** What was paid on the day, and what renewals are charged to. */
export interface BillingPayment {
  readonly paymentAccount: string;
  readonly method: PaymentMethod;
  /** Minor units; 0 in a trial. */
  readonly amount: number;
  /** The payment provider's; null where nothing was charged. */
  readonly transactionId: string | null;
  readonly customerId: string | null;
  readonly token: string | null;
  readonly mandateId: string | null;
}

/** A definite no: nothing is kept, or what is kept is to be ended. */
export type BillingFailure =
  /** It answered without saying what it recorded. */
  | { readonly kind: 'empty'; readonly of: 'payment' | 'subscription' }
  | { readonly kind: 'refused'; readonly detail: string };

export type BillingOutcome =
  | { readonly kind: 'recorded'; readonly billingId: string }
  | BillingFailure
  /** Whether it was recorded is not known: ask the same again. */
  | { readonly kind: 'unknown'; readonly cause: unknown };

export type EndOutcome = { readonly kind: 'done' } | Exclude<BillingOutcome, { kind: 'recorded' }>;

/**
 * The billing system: subscriptions, renewals, the end of trials and cancellations are its matter.
 * Both calls can be repeated: an attempt's id names what they are about, and one that was ended
 * stays so, whichever call came first. They tell their outcome by a closed union and never throw.
 */
export interface BillingGateway {
  /** Records the payment and the subscription of an attempt. */
  record(attemptId: string, order: BillingOrder, payment: BillingPayment): Promise<BillingOutcome>;
  /** Ends an attempt's subscription: nothing is charged after it. Done as well where there is none. */
  end(attemptId: string): Promise<EndOutcome>;
}
