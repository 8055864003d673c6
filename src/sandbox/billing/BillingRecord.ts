/** What a server sends about a subscription. Amounts are in minor units. */
export interface SubscriptionOrder {
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

/** A stored subscription, under the id of the attempt that it came from. */
export interface StoredSubscription {
  readonly id: string;
  readonly attemptId: string;
  /** Null for one that was ended before it was ever sent. */
  readonly order: SubscriptionOrder | null;
  readonly endedAt: string | null;
}

/** A stored payment, under the id of its attempt. */
export interface StoredPayment {
  readonly id: string;
  readonly attemptId: string;
  readonly amount: number;
  readonly currency: string;
  readonly transactionId: string;
}
