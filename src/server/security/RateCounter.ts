import type { Allowance } from './limits.ts';

/** The count of a key at a moment. */
export interface Counted {
  readonly points: number;
  readonly msBeforeNext: number;
}

/** Stores counts. */
export interface RateCounter {
  /**
   * Adds one. The allowance's period starts at the first count. Beyond the allowance a counter may
   * stop counting, but then returns more than its points.
   */
  add(key: string, allowance: Allowance): Promise<Counted>;
  /** Null when nothing is counted. */
  read(key: string, allowance: Allowance): Promise<Counted | null>;
}
