import type { Kysely } from 'kysely';
import { keptQuery } from '../storage/keptQuery.ts';
import type { Tables } from '../storage/tables/Tables.ts';

/** Goes from lane to lane of the index, so that the rows of a lane cost nothing. */
const NEXT_LANE = keptQuery((database, { after }: { readonly after: string }) =>
  database
    .selectFrom('outbox')
    .select(({ fn }) => fn.min<string | null>('lane').as('lane'))
    .where('status', '=', 'waiting')
    .where('lane', '>', after),
);

/**
 * Lists the lanes with waiting work that are not `known`. Another release has queued it, such as a
 * payment by a method that was taken back with its release.
 */
export async function otherLanes(
  database: Kysely<Tables>,
  known: readonly string[],
): Promise<readonly string[]> {
  const others: string[] = [];
  let { lane } = await NEXT_LANE.one(database, { after: '' });
  while (lane !== null) {
    if (!known.includes(lane)) others.push(lane);
    ({ lane } = await NEXT_LANE.one(database, { after: lane }));
  }
  return others;
}
