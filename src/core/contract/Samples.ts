/**
 * Numbers as a locale writes them, from which a page writes its own: making a browser's first
 * formatter holds a slow phone for a tenth of a second.
 */
export interface NumberSamples {
  /** An amount with five digits before the point, below nothing: '-$12,345.67'. */
  readonly below: string;
  /** An amount with four, above it: '$1,234.00'. */
  readonly above: string;
  /** A count: '1,234'. */
  readonly count: string;
  /** A rate: '12.345%'. */
  readonly percent: string;
}

/**
 * The 7th of each month of 1999, as a language writes it, from which a page writes other days, and then
 * what a language calls the first of a month other than by its figure: '1er'.
 */
export type DateSamples = readonly string[];

/** Two names and four in a line by themselves, as a language lists them: 'A, B' and 'A, B, C, D'. */
export type LineSamples = readonly string[];

/** How a brand's page writes numbers, dates and lists. */
export interface Samples {
  readonly numberSamples: NumberSamples;
  readonly dateSamples: DateSamples;
  readonly lineSamples: LineSamples;
}
