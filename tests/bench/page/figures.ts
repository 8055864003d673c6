/** What is measured of a page. */
export const MEASURES = [
  /** Bytes of all answers, as they came compressed, until the page validates and can be used. */
  'bytes',
  /** Requests begun until then. */
  'requests',
  /** First and largest contentful paint, in milliseconds. */
  'fcp',
  'lcp',
  /** From the cold load until a bad e-mail shows its error, in milliseconds. */
  'validates',
  /** From the cold load until the page's script has taken it over. Only our pages say so. */
  'usable',
  /** Tasks of more than 50 ms: their sum, and the sum of what is above 50 ms of each after FCP. */
  'longTasks',
  'blocking',
  /** The longest of all interactions while the form is filled in and sent, in milliseconds. */
  'interaction',
  /** The sum of all layout shifts. */
  'shift',
] as const;

export type Measure = (typeof MEASURES)[number];

/** What is measured until a card number can be typed. */
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

/** Figures of one round, or the medians of all. Null is a figure that was not measured. */
export type Figures<Name extends string = Measure> = Readonly<Record<Name, number | null>>;

/** One round's visits of a page, or why they came to nothing. */
export type Round<Name extends string = Measure> =
  | { readonly ran: true; readonly figures: Figures<Name> }
  | { readonly ran: false; readonly why: string };

/** What all rounds together say of a page. */
export type Outcome<Name extends string = Measure> =
  | {
      readonly ran: true;
      readonly figures: Figures<Name>;
      /** How many rounds the figures are of, and how many came to nothing. */
      readonly rounds: number;
      readonly failed: number;
    }
  | { readonly ran: false; readonly why: string };
