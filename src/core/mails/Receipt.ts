import type { Plan } from '../contract/generated/catalogue.ts';
import type { PaymentMethod } from '../contract/generated/session.ts';

/** What an order was paid with, as far as the provider says, and what it is called there. */
export interface PaidBy {
  readonly method: PaymentMethod;
  /** The card's kind, such as 'Visa'. */
  readonly cardType: string | null;
  readonly lastFour: string | null;
  /** The order number. Mails that the version before has queued have the attempt's id. */
  readonly reference: string;
}

/**
 * What was bought, as it was when it was bought: a mail that is tried again days later must not tell
 * today's prices. JSON, amounts in minor units, times as ISO 8601.
 */
export interface Receipt {
  readonly orderedAt: string;
  readonly planName: string;
  readonly planPeriod: Plan['planPeriod'];
  /** What the first charge is made of; the amounts add up to it. */
  readonly lines: readonly { readonly name: string; readonly amount: number }[];
  readonly firstCharge: number;
  /** The contact fields that a receipt shows; absent where there are none. */
  readonly details?: readonly { readonly name: string; readonly value: string }[];
  /** Set in a trial: nothing is paid until then. */
  readonly trialEndsAt: string | null;
  /** The free minutes that end a trial, too, where minutes are billed. */
  readonly trialMinutes: number | null;
  /** The first renewal after the first charge. */
  readonly renewal: { readonly at: string; readonly amount: number };
  /** Each charge while the discount lasts, each one after it, and how many it lowers. */
  readonly charges: {
    readonly amount: number;
    readonly full: number;
    readonly discounted: number;
  };
}
