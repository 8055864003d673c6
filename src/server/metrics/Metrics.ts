import type { CaptchaRefusal } from '../gateways/captcha/CaptchaGateway.ts';
import type { Difference } from '../orders/books/differenceOf.ts';
import type { AttemptRow } from '../storage/tables/PaymentTables.ts';

/** The answer to a request. */
export interface CountedAnswer {
  readonly method: string;
  /** The route's pattern, such as /terms/:name; null when no route matched. */
  readonly route: string | null;
  readonly status: number;
  readonly seconds: number;
}

/** Where a page came from: the cache, rendered for the cache, or rendered for one visitor. */
export type PageOrigin = 'kept' | 'made' | 'personal';

/** The provider's answers to a charge. */
export const PAYMENT_OUTCOMES = ['approved', 'failed', 'wrongAmount', 'unknown'] as const;

export type PaymentOutcome = (typeof PAYMENT_OUTCOMES)[number];

/** The outcomes of a robot check. */
export const CAPTCHA_OUTCOMES = [
  'passed',
  'invalidToken',
  'otherAction',
  'lowScore',
  'unreachable',
] as const satisfies readonly ('passed' | CaptchaRefusal['kind'])[];

export type CaptchaOutcome = (typeof CAPTCHA_OUTCOMES)[number];

type CountedOrder = Pick<AttemptRow, 'brand_id' | 'kind' | 'method'>;

/** Counts events. No argument may contain personal data. */
export interface Metrics {
  answered(answer: CountedAnswer): void;
  pageSent(from: PageOrigin): void;
  /** An attempt has ended: 'succeeded', or the code of its failure. */
  orderEnded(order: CountedOrder, outcome: string): void;
  /** The provider was asked for a charge. */
  paymentAsked(order: CountedOrder, outcome: PaymentOutcome): void;
  /** Whether the newest build of the brands is refused. */
  brandsRefused(isRefused: boolean): void;
  /** A robot check was assessed. */
  captchaAssessed(outcome: CaptchaOutcome): void;
  /** The daily comparison found a payment that is not as the provider has it. */
  differenceFound(difference: Difference): void;
}
