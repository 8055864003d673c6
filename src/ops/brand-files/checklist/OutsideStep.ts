/** What somebody has to do outside this application before a brand can be opened to visitors. */
export interface OutsideStep {
  /** With whom or where it is done. */
  readonly at: string;
  readonly steps: readonly string[];
}
