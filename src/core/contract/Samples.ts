/**
 * Sample numbers of a locale, which a page uses as patterns for its own. Creating a browser's first
 * formatter would block a slow phone for a tenth of a second.
 */
export interface NumberSamples {
  /** A negative amount with five digits before the point: '-$12,345.67'. */
  readonly below: string;
  /** A positive amount with four: '$1,234.00'. */
  readonly above: string;
  /** A count: '1,234'. */
  readonly count: string;
  /** A rate: '12.345%'. */
  readonly percent: string;
}

/**
 * The 7th of each month of 1999 in a language, as patterns for other dates. They are followed by
 * the language's word for the first of a month, if it is not a plain number: '1er'.
 */
export type DateSamples = readonly string[];

/** The samples from which a brand's page writes numbers, dates and lists. */
export interface Samples {
  readonly numberSamples: NumberSamples;
  readonly dateSamples: DateSamples;
  /** What a language writes between the names of a list: ', '. */
  readonly listComma: string;
}
