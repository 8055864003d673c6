import type { Clock } from '../Clock.ts';

const DAY_MS = 86_400_000;

/** More than a clock is corrected by, or a machine sleeps in a night. */
const LEAP_MS = 2 * DAY_MS;

/** Longer than a weekend, so that people can read about the leap first. */
const PATIENCE_MS = 3 * DAY_MS;

/**
 * Notices when a clock leaps days ahead of the time that passes. The reason may be a wrong setting,
 * or that the machine was paused, during which no time passes for the process: then nobody puts the
 * clock back, so that after three days it counts as right.
 */
export class ClockLeap {
  readonly #clock: Clock;
  readonly #passedMs: () => number;
  /** The difference between the two, when the clock was last right. */
  #right: number;
  /** The difference since a leap, and when it was noticed. */
  #leap: { readonly difference: number; readonly at: number } | null = null;

  constructor(clock: Clock, passedMs: () => number = () => performance.now()) {
    this.#clock = clock;
    this.#passedMs = passedMs;
    this.#right = clock().getTime() - passedMs();
  }

  /** Call it often: what a machine sleeps between two calls must not add up. */
  isAhead(): boolean {
    const passed = this.#passedMs();
    const difference = this.#clock().getTime() - passed;
    if (difference - this.#right > LEAP_MS) {
      const before = this.#leap ?? { difference: this.#right, at: passed };
      const at = difference - before.difference > LEAP_MS ? passed : before.at;
      this.#leap = { difference, at };
      if (passed - at < PATIENCE_MS) return true;
    }
    this.#right = difference;
    this.#leap = null;
    return false;
  }
}
