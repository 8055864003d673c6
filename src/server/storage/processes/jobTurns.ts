import type { Kysely } from 'kysely';
import type { Tables } from '../tables/Tables.ts';

/** A process that runs a job for all processes that share the database. */
export interface JobTurn {
  readonly job: string;
  /** The process's name. */
  readonly holder: string;
}

/** The holder between two rounds, until the end of the turn. */
const NOBODY = '';

export interface TurnTimes {
  readonly now: Date;
  readonly until: Date;
  /**
   * The end of the longest turn or rest that can begin now. A later end was stored by a clock that
   * was ahead, and does not count: the job would rest until then.
   */
  readonly farthest: Date;
}

/**
 * Takes the turn of a job until a time, or extends it. Returns false while another process has it.
 * Uses one statement, so that only one of several processes takes it.
 */
export async function takeTurn(
  database: Kysely<Tables>,
  { holder, job }: JobTurn,
  { farthest, now, until }: TurnTimes,
): Promise<boolean> {
  const [after, before] = [now.toISOString(), farthest.toISOString()];
  const row = await database
    .selectFrom('job_turns')
    .selectAll()
    .where('job', '=', job)
    .executeTakeFirst();
  // Checks first, because even a statement that changes nothing would lock the row, repeatedly in
  // each process.
  const isTaken = row !== undefined && row.holder !== holder;
  if (isTaken && row.ends_at > after && row.ends_at <= before) return false;
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('job_turns')
    .values({ job, holder, ends_at: until.toISOString() })
    .onConflict((conflict) =>
      conflict
        .column('job')
        .doUpdateSet({ holder, ends_at: until.toISOString() })
        .where((is) =>
          is.or([
            is('job_turns.holder', '=', holder),
            is('job_turns.ends_at', '<=', after),
            is('job_turns.ends_at', '>', before),
          ]),
        ),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Releases a turn that the holder still has. No process can take it before a time. */
export async function leaveTurn(
  database: Kysely<Tables>,
  { holder, job }: JobTurn,
  until: Date,
): Promise<void> {
  await database
    .updateTable('job_turns')
    .set({ holder: NOBODY, ends_at: until.toISOString() })
    .where('job', '=', job)
    .where('holder', '=', holder)
    .execute();
}

/** Ends the turns of earlier processes, for a process that has the database to itself. */
export async function endTurns(database: Kysely<Tables>, now: Date): Promise<void> {
  await database
    .updateTable('job_turns')
    .set({ holder: NOBODY, ends_at: now.toISOString() })
    .where('holder', '<>', NOBODY)
    .execute();
}
