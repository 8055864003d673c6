import type { Allowance } from './limits.ts';

/** What is counted under a key at a moment. */
export interface Counted {
  readonly points: number;
  readonly msBeforeNext: number;
}

/** Where counts are kept. */
export interface RateCounter {
  /**
   * Counts one, in the allowance's span from the first. A counter may leave uncounted what goes beyond the
   * allowance, and then returns more than its points.
   */
  add(key: string, allowance: Allowance): Promise<Counted>;
  /** Null where nothing is counted. */
  read(key: string, allowance: Allowance): Promise<Counted | null>;
}
