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
  const read = (name: LimitName, key: string) =>
    counters[LIMITS[name].keptIn].read(`${name}/${key}`, allowances[name]);
  /** How many are running, or about to, that may add one. */
  const running = new Map<string, number>();
  return {
    async use(name, key) {
      const counted = await add(name, key);
      if (counted.points > allowances[name].points) throw exceeded(counted);
    },
    async note(name, key) {
      await add(name, key);
    },
    async whileLeft(name, key, act) {
      const id = `${name}/${key}`;
      const others = running.get(id) ?? 0;
      // Before the count is read, so that nothing that ends meanwhile is missed by both.
      running.set(id, others + 1);
      try {
        const counted = await read(name, key);
        if ((counted?.points ?? 0) + others >= allowances[name].points) {
          throw exceeded(counted ?? SOON);
        }
        return await act();
      } finally {
        const left = (running.get(id) ?? 1) - 1;
        if (left > 0) running.set(id, left);
        else running.delete(id);
      }
    },
    async isUsedUp(name, key) {
      const counted = await read(name, key);
      return counted !== null && counted.points >= allowances[name].points;
    },
  };
}

/** When nothing is counted yet. */
const SOON = { msBeforeNext: 1000 };

function exceeded({ msBeforeNext }: Pick<Counted, 'msBeforeNext'>): CallError {
  const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new CallError({ code: 'RATELIMIT_EXCEEDED', retryAfter });
}
