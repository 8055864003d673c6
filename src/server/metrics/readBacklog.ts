import type { Kysely } from 'kysely';
import type { OutboxRow, Tables } from '../storage/tables/Tables.ts';

/** Some pieces of work, and when the oldest of them began. */
export interface Pieces {
  readonly count: number;
  /** Null where there is none. */
  readonly since: string | null;
}

export type OutboxPieces = Pieces & Pick<OutboxRow, 'kind' | 'status'>;

/** What the database says is left to do. */
export interface Backlog {
  /** Payments that the provider was asked for, and whose outcome is not known yet. */
  readonly unclear: Pieces;
  /** What the outbox has yet to do, and what it has given up or left to people. */
  readonly outbox: readonly OutboxPieces[];
}

/** Reads what is left to do by the indexes of what is due: what is over costs nothing. */
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
    .where('status', 'in', ['waiting', 'failed', 'byHand'])
    .groupBy(['kind', 'status'])
    .execute();
  return { unclear, outbox };
}
