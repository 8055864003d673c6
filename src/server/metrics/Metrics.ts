import type { AttemptRow } from '../storage/tables/PaymentTables.ts';

/** An answer to a request. */
export interface CountedAnswer {
  readonly method: string;
  /** The route's pattern, such as /terms/:name; null where no route took the request. */
  readonly route: string | null;
  readonly status: number;
  readonly seconds: number;
}

/** Where a page came from: the cache, or made for all who ask for the same, or for one visitor. */
export type PageOrigin = 'kept' | 'made' | 'personal';

/** What the provider said to a charge. */
export type PaymentOutcome = 'approved' | 'failed' | 'wrongAmount' | 'unknown';

type CountedOrder = Pick<AttemptRow, 'brand_id' | 'kind' | 'method'>;

/** Counts what happens. Nothing that names a person may be handed in. */
export interface Metrics {
  answered(answer: CountedAnswer): void;
  pageSent(from: PageOrigin): void;
  /** An attempt is over: 'succeeded', or the code of its failure. */
  orderEnded(order: CountedOrder, outcome: string): void;
  /** The provider was asked for a charge. */
  paymentAsked(order: CountedOrder, outcome: PaymentOutcome): void;
}
