/** The figures of a page. */
export const MEASURES = [
  /** Compressed bytes of all responses until the page validates and can be used. */
  'bytes',
  /** Requests started until then. */
  'requests',
  /** First and largest contentful paint, in milliseconds. */
  'fcp',
  'lcp',
  /** From the cold load until an invalid e-mail shows its error, in milliseconds. */
  'validates',
  /** From the cold load until the page is hydrated. Only our pages report it. */
  'usable',
  /** Tasks of more than 50 ms: their sum, and the sum of each one's time above 50 ms after FCP. */
  'longTasks',
  'blocking',
  /** The longest interaction while the form is filled in and submitted, in milliseconds. */
  'interaction',
  /** The sum of all layout shifts. */
  'shift',
] as const;

export type Measure = (typeof MEASURES)[number];

/** The figures until a card number can be typed. */
export const CARD_MEASURES = [
  /** From the cold load, in milliseconds. */
  'typed',
  /** Bytes of our page, of the provider's SDK, and of its frames. */
  'page',
  'sdk',
  'frames',
  /** Requests of all three. */
  'cardRequests',
] as const;

export type CardMeasure = (typeof CARD_MEASURES)[number];

/** Figures of one round, or the medians of all. Null for a figure that was not measured. */
export type Figures<Name extends string = Measure> = Readonly<Record<Name, number | null>>;

/** A page's visits in one round, or why they failed. */
export type Round<Name extends string = Measure> =
  | { readonly ran: true; readonly figures: Figures<Name> }
  | { readonly ran: false; readonly why: string };

/** The combined result of all rounds for a page. */
export type Outcome<Name extends string = Measure> =
  | {
      readonly ran: true;
      readonly figures: Figures<Name>;
      /** How many rounds the figures are from, and how many failed. */
      readonly rounds: number;
      readonly failed: number;
    }
  | { readonly ran: false; readonly why: string };
