/** What is counted under a key at a moment. */
export interface Counted {
  readonly points: number;
  readonly msBeforeNext: number;
}

/** Where counts are kept. */
export interface RateCounter {
  /** Counts one, in a span of so many seconds from the first. */
  add(key: string, seconds: number): Promise<Counted>;
  /** Null where nothing is counted. */
  read(key: string): Promise<Counted | null>;
}
