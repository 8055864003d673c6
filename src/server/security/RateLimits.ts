import type { LimitName } from './limits.ts';

/** Counts what visitors do. */
export interface RateLimits {
  /** Counts one. Throws CallError 'RATELIMIT_EXCEEDED' once the limit is used up. */
  use(name: LimitName, key: string): Promise<void>;
  /** Counts one, and refuses nothing: what is counted has happened. */
  note(name: LimitName, key: string): Promise<void>;
  /** Counts none. Throws CallError 'RATELIMIT_EXCEEDED' while nothing of the limit is left. */
  assertLeft(name: LimitName, key: string): Promise<void>;
  /** Counts none. Returns whether nothing of the limit is left. */
  isUsedUp(name: LimitName, key: string): Promise<boolean>;
}
