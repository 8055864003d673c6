import type { Kysely } from 'kysely';
import { keptQuery } from './keptQuery.ts';
import type { RateLimitRow } from './tables/ServerTables.ts';
import type { Tables } from './tables/Tables.ts';

export type RateCount = Pick<RateLimitRow, 'points' | 'expires_at'>;

interface CountedOne {
  readonly key: string;
  readonly now: string;
  readonly until: string;
  readonly farthest: string;
}

/** More than the clocks of two machines may differ by. */
const CLOCKS_MS = 60_000;

/**
 * Whether a period that ends at a time is running, if one that begins now ends at `until`. A much
 * later end was stored by a clock that was ahead.
 */
export function isPeriodRunning(
  endsAt: string,
  { now, until }: { readonly now: Date; readonly until: Date },
): boolean {
  return endsAt > now.toISOString() && endsAt <= farthestOf(until);
}

function farthestOf(until: Date): string {
  return new Date(until.getTime() + CLOCKS_MS).toISOString();
}

const countOne = keptQuery((database, { farthest, key, now, until }: CountedOne) =>
  database
    .insertInto('rate_limits')
    .values({ key, points: 1, expires_at: until })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((builder) => {
        const isRunning = builder.and([
          builder('rate_limits.expires_at', '>', now),
          builder('rate_limits.expires_at', '<=', farthest),
        ]);
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
  return countOne.one(database, {
    key,
    now: now.toISOString(),
    until: until.toISOString(),
    farthest: farthestOf(until),
  });
}

/** Returns a key's count; null when its period has ended, or never began. A period that begins now
 * would end at `until`. */
export async function readCount(
  database: Kysely<Tables>,
  key: string,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<RateCount | null> {
  const row = await database
    .selectFrom('rate_limits')
    .select(['points', 'expires_at'])
    .where('key', '=', key)
    .where('expires_at', '>', now.toISOString())
    .where('expires_at', '<=', farthestOf(until))
    .executeTakeFirst();
  return row ?? null;
}
