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
 * Counts one under a key in one statement, so that no two processes count the same one. The first
 * count, and the first after the span is over, begins a span that ends at `until`.
 */
export async function addToCount(
  database: Kysely<Tables>,
  key: string,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<RateCount> {
  return countOne.one(database, { key, now: now.toISOString(), until: until.toISOString() });
}

/** Returns what is counted under a key; null where its span is over, or has never begun. */
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
