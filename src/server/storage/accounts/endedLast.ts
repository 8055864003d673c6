import { type RawBuilder, sql } from 'kysely';

/**
 * Sorts an account's subscriptions, descending: the one that runs, then the last that ended. The
 * times of their creation do not tell, because a clock that was ahead may have been put back between
 * two of them.
 */
export const endedLast: RawBuilder<string> = sql<string>`case when subscriptions.status = 'ended' then coalesce(subscriptions.ended_at, subscriptions.created_at) else '9999' end`;
