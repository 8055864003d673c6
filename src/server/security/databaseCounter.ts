import { LRUCache } from 'lru-cache';
import type { ServerDeps } from '../ServerDeps.ts';
import { addToCount, isPeriodRunning, type RateCount, readCount } from '../storage/rateCounts.ts';
import type { Allowance } from './limits.ts';
import type { Counted, RateCounter } from './RateCounter.ts';
import { signatureOf } from './signature.ts';

interface Times {
  readonly now: Date;
  readonly until: Date;
}

type CounterDeps = Pick<ServerDeps, 'clock' | 'database' | 'sessionSecret'>;

/** The most used-up limits in memory, about 4 MB. A forgotten one costs a statement. */
const MOST_REMEMBERED = 20_000;

/**
 * Counts in the database, for all processes and across restarts. Remembers a used-up limit until
 * its period ends, because each count is a durable commit, which a flood of refused calls must not
 * cause. Stores a key as a keyed hash, so that the table reveals no mail or network address.
 */
export function databaseCounter({ clock, database, sessionSecret }: CounterDeps): RateCounter {
  const stored = (key: string) => signatureOf(`rateLimit.${key}`, sessionSecret);
  // Grows on demand. Allocating everything at the start took each server 2 ms and 4 MB.
  const usedUp = new LRUCache<string, RateCount>({
    maxSize: MOST_REMEMBERED,
    sizeCalculation: () => 1,
  });
  const counted = ({ expires_at, points }: RateCount, now: Date): Counted => ({
    points,
    msBeforeNext: Date.parse(expires_at) - now.getTime(),
  });
  function remembered(key: string, times: Times): RateCount | undefined {
    const known = usedUp.get(key);
    if (known === undefined || isPeriodRunning(known.expires_at, times)) return known;
    usedUp.delete(key);
    return undefined;
  }
  function remember(key: string, row: RateCount, { points }: Allowance): void {
    if (row.points >= points) usedUp.set(key, row);
  }
  return {
    async add(key, allowance) {
      const now = clock();
      const name = stored(key);
      const times = { now, until: new Date(now.getTime() + allowance.seconds * 1000) };
      const known = remembered(name, times);
      if (known !== undefined) return counted({ ...known, points: known.points + 1 }, now);
      const row = await addToCount(database, name, times);
      remember(name, row, allowance);
      return counted(row, now);
    },
    async read(key, allowance) {
      const now = clock();
      const name = stored(key);
      const times = { now, until: new Date(now.getTime() + allowance.seconds * 1000) };
      const row = remembered(name, times) ?? (await readCount(database, name, times));
      if (row === null) return null;
      remember(name, row, allowance);
      return counted(row, now);
    },
  };
}
