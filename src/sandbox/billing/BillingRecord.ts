/** What a server sends about a subscription. Amounts are in minor units. */
export interface SubscriptionOrder {
  /** The number that the customer sees; absent in orders from an earlier release. */
  readonly orderNumber?: string;
  readonly account: {
    readonly id: string;
    readonly brandId: string;
    readonly company: string;
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
  };
  readonly plan: {
    readonly id: string;
    readonly period: 'monthly' | 'yearly';
    readonly quantity: number;
    /** The free minutes that end a trial early; null or absent when minutes are not billed. */
    readonly trialMinutes?: number | null;
  };
  readonly charges: {
    readonly currency: string;
    readonly first: number;
    readonly recurring: number;
    readonly full: number;
    readonly discounted: number;
  };
  readonly startsAt: string;
  readonly trialEndsAt: string | null;
}

/** A stored subscription, under the id of its attempt. */
export interface StoredSubscription {
  readonly id: string;
  readonly attemptId: string;
  /** Null for one that was ended before it was sent. */
  readonly order: SubscriptionOrder | null;
  /** ISO 8601. */
  readonly endedAt: string | null;
  /** What was done to it on the clock's page; absent if nothing was. */
  readonly tried?: TriedTime;
}

/** The subscription's own time, which a person can move forward to see what happens. */
export interface TriedTime {
  /** How far its time is ahead of the sandbox's. */
  readonly aheadMs: number;
  /** ISO 8601; when the trial's free minutes were used up. Null if they were not. */
  readonly minutesUsedAt: string | null;
  /** The numbers of the charges that are declined on the first try, from 1. */
  readonly declined: readonly number[];
}

/** A stored payment, under the id of its attempt. */
export interface StoredPayment {
  readonly id: string;
  readonly attemptId: string;
  readonly amount: number;
  readonly currency: string;
  readonly transactionId: string;
}
