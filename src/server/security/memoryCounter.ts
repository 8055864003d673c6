import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Counted, RateCounter } from './RateCounter.ts';

/** Counts in this process. */
export function memoryCounter(): RateCounter {
  // The limit decides what is too much. The counter itself refuses nothing.
  const counter = new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: 0 });
  const counted = ({ consumedPoints, msBeforeNext }: RateLimiterRes): Counted => ({
    points: consumedPoints,
    msBeforeNext,
  });
  return {
    add: async (key, { seconds }) =>
      counted(await counter.consume(key, 1, { customDuration: seconds })),
    async read(key) {
      const found = await counter.get(key);
      return found === null ? null : counted(found);
    },
  };
}
