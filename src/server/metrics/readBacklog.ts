import type { Kysely } from 'kysely';
import type { OutboxRow, Tables } from '../storage/tables/Tables.ts';

/** A number of pieces of work, and when the oldest began. */
export interface Pieces {
  readonly count: number;
  /** Null when there are none. */
  readonly since: string | null;
}

export type OutboxPieces = Pieces & Pick<OutboxRow, 'kind' | 'status'>;

/** The work that waits in the database. */
export interface Backlog {
  /** Payments with a request to the provider and an unknown outcome. */
  readonly unclear: Pieces;
  /** Outbox work that is waiting, was abandoned, or needs a person. */
  readonly outbox: readonly OutboxPieces[];
}

/** The states of outbox work that is not done. */
export const UNDONE = ['waiting', 'failed', 'byHand'] as const satisfies OutboxRow['status'][];

/** Reads the waiting work through the indexes of due rows, so that finished rows cost nothing. */
export async function readBacklog(database: Kysely<Tables>): Promise<Backlog> {
  const unclear = await database
    .selectFrom('attempts')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('started_at').as('since')])
    .where('due_at', 'is not', null)
    .where('status', '=', 'started')
    .where('method', 'is not', null)
    .executeTakeFirstOrThrow();
  const outbox = await database
    .selectFrom('outbox')
    .select(['kind', 'status'])
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('created_at').as('since')])
    .where('status', 'in', UNDONE)
    .groupBy(['kind', 'status'])
    .execute();
  return { unclear, outbox };
}
