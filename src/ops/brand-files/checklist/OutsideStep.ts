/** Something to do outside this application before a brand can open to visitors. */
export interface OutsideStep {
  /** The party or place where it is done. */
  readonly at: string;
  readonly steps: readonly string[];
}
