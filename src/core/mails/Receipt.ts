import type { Plan } from '../contract/generated/catalogue.ts';
import type { PaymentMethod } from '../contract/generated/session.ts';
import type { Currency } from '../contract/Money.ts';

/** How an order was paid, with the provider's own details. */
export interface PaidBy {
  readonly method: PaymentMethod;
  /** The card's kind, such as 'Visa'. */
  readonly cardType: string | null;
  readonly lastFour: string | null;
  /** The order number. Mails queued by the previous release have the attempt's id instead. */
  readonly reference: string;
}

/**
 * What was bought, recorded at the time of the order, so that a mail sent again days later does not
 * show newer prices. JSON, amounts in minor units, times as ISO 8601.
 */
export interface Receipt {
  /** Absent in an order from an earlier release, which the brand's own applies to. */
  readonly currency?: Currency;
  readonly orderedAt: string;
  readonly planName: string;
  readonly planPeriod: Plan['planPeriod'];
  /** The lines of the first charge, which is their sum. */
  readonly lines: readonly { readonly name: string; readonly amount: number }[];
  readonly firstCharge: number;
  /** The contact fields that a receipt shows; absent when there are none. */
  readonly details?: readonly { readonly name: string; readonly value: string }[];
  /** Set in a trial: the first charge is made then. */
  readonly trialEndsAt: string | null;
  /** The free minutes after which a trial ends early; null when minutes are not billed. */
  readonly trialMinutes: number | null;
  /** The first renewal after the first charge. */
  readonly renewal: { readonly at: string; readonly amount: number };
  /** Each charge while the discount lasts, each charge after it, and how many charges it lowers. */
  readonly charges: {
    readonly amount: number;
    readonly full: number;
    readonly discounted: number;
  };
}
