import type { Kysely } from 'kysely';
import type { Tables } from '../tables/Tables.ts';

/** A process that does a job for all who share the database. */
export interface JobTurn {
  readonly job: string;
  /** The process's own name. */
  readonly holder: string;
}

/** Whose turn it is between two rounds: nobody's, until its end. */
const NOBODY = '';

/**
 * Takes the turn of a job until a moment, or keeps it until then. False while another process has it. One
 * statement takes it, so that of several processes one does.
 */
export async function takeTurn(
  database: Kysely<Tables>,
  { holder, job }: JobTurn,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<boolean> {
  const row = await database
    .selectFrom('job_turns')
    .selectAll()
    .where('job', '=', job)
    .executeTakeFirst();
  // A statement that changes nothing would lock the row all the same, in each process again and again.
  if (row !== undefined && row.holder !== holder && row.ends_at > now.toISOString()) return false;
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
            is('job_turns.ends_at', '<=', now.toISOString()),
          ]),
        ),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Lets a turn go that is still the holder's: nobody takes it before a moment. */
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

/** Ends the turns of processes that are no more, for a process that has the database to itself. */
export async function endTurns(database: Kysely<Tables>, now: Date): Promise<void> {
  await database
    .updateTable('job_turns')
    .set({ holder: NOBODY, ends_at: now.toISOString() })
    .where('holder', '<>', NOBODY)
    .execute();
}
