import type { Kysely } from 'kysely';
import { keptQuery } from './keptQuery.ts';
import type { RateLimitRow } from './tables/ServerTables.ts';
import type { Tables } from './tables/Tables.ts';

export type RateCount = Pick<RateLimitRow, 'points' | 'expires_at'>;

interface CountedOne {
  readonly key: string;
  readonly now: string;
  readonly until: string;
}

const countOne = keptQuery((database, { key, now, until }: CountedOne) =>
  database
    .insertInto('rate_limits')
    .values({ key, points: 1, expires_at: until })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((builder) => {
        const isRunning = builder('rate_limits.expires_at', '>', now);
        const points = builder('rate_limits.points', '+', 1);
        const end = builder.ref('rate_limits.expires_at');
        return {
          points: builder.case().when(isRunning).then(points).else(1).end(),
          expires_at: builder.case().when(isRunning).then(end).else(until).end(),
        };
      }),
    )
    .returning(['points', 'expires_at']),
);

/**
 * Adds one to a key's count in one statement, so that no two processes get the same count. The
 * first count, and the first after a period, starts a new period that ends at `until`.
 */
export async function addToCount(
  database: Kysely<Tables>,
  key: string,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<RateCount> {
  return countOne.one(database, { key, now: now.toISOString(), until: until.toISOString() });
}

/** Returns a key's count; null when its period has ended, or never began. */
export async function readCount(
  database: Kysely<Tables>,
  key: string,
  now: Date,
): Promise<RateCount | null> {
  const row = await database
    .selectFrom('rate_limits')
    .select(['points', 'expires_at'])
    .where('key', '=', key)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row ?? null;
}
