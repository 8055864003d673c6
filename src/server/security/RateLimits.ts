import type { LimitName } from './limits.ts';

/** Limits how often visitors may do something. */
export interface RateLimits {
  /** Adds one. Throws CallError 'RATELIMIT_EXCEEDED' beyond the limit. */
  use(name: LimitName, key: string): Promise<void>;
  /** Adds one without refusing, because what is counted has already happened. */
  note(name: LimitName, key: string): Promise<void>;
  /**
   * Runs what may add one, and adds nothing itself. Throws CallError 'RATELIMIT_EXCEEDED' when the
   * limit is used up, or will be if all that runs in this process adds one.
   */
  whileLeft<T>(name: LimitName, key: string, act: () => Promise<T>): Promise<T>;
  /** Adds nothing. Returns whether the limit is used up. */
  isUsedUp(name: LimitName, key: string): Promise<boolean>;
}
