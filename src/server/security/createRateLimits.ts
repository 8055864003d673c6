import { CallError } from '../errors/CallError.ts';
import { type Allowance, LIMITS, type LimitName } from './limits.ts';
import type { Counted, RateCounter } from './RateCounter.ts';
import type { RateLimits } from './RateLimits.ts';

/** Counts each limit where the table of limits says. */
export function createRateLimits(
  counters: Readonly<Record<(typeof LIMITS)[LimitName]['keptIn'], RateCounter>>,
  allowances: Readonly<Record<LimitName, Allowance>> = LIMITS,
): RateLimits {
  const add = (name: LimitName, key: string) =>
    counters[LIMITS[name].keptIn].add(`${name}/${key}`, allowances[name]);
  /** Returns the count when the limit is used up; otherwise null. */
  async function usedUp(name: LimitName, key: string): Promise<Counted | null> {
    const counted = await counters[LIMITS[name].keptIn].read(`${name}/${key}`, allowances[name]);
    return counted !== null && counted.points >= allowances[name].points ? counted : null;
  }
  return {
    async use(name, key) {
      const counted = await add(name, key);
      if (counted.points > allowances[name].points) throw exceeded(counted);
    },
    async note(name, key) {
      await add(name, key);
    },
    async assertLeft(name, key) {
      const counted = await usedUp(name, key);
      if (counted !== null) throw exceeded(counted);
    },
    isUsedUp: async (name, key) => (await usedUp(name, key)) !== null,
  };
}

function exceeded({ msBeforeNext }: Counted): CallError {
  const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new CallError({ code: 'RATELIMIT_EXCEEDED', retryAfter });
}
