import type { ServerDeps } from '../ServerDeps.ts';
import { signatureOf } from '../session/signature.ts';
import { addToCount, type RateCount, readCount } from '../storage/rateCounts.ts';
import type { Counted, RateCounter } from './RateCounter.ts';

type CounterDeps = Pick<ServerDeps, 'clock' | 'database' | 'sessionSecret'>;

/**
 * Counts in the database, for all processes and over restarts. A key is stored as a keyed hash: it
 * holds an address of mail or of a network, which nobody may read out of the table.
 */
export function databaseCounter({ clock, database, sessionSecret }: CounterDeps): RateCounter {
  const stored = (key: string) => signatureOf(`rateLimit.${key}`, sessionSecret);
  const counted = ({ expires_at, points }: RateCount, now: Date): Counted => ({
    points,
    msBeforeNext: Date.parse(expires_at) - now.getTime(),
  });
  return {
    async add(key, seconds) {
      const now = clock();
      const until = new Date(now.getTime() + seconds * 1000);
      return counted(await addToCount(database, stored(key), { now, until }), now);
    },
    async read(key) {
      const now = clock();
      const row = await readCount(database, stored(key), now);
      return row === null ? null : counted(row, now);
    },
  };
}
