import { setTimeout as pause } from 'node:timers/promises';

/** Serialization failure and deadlock: nothing of the transaction is stored, and it may succeed when it is run again. */
const CONFLICTS: ReadonlySet<unknown> = new Set(['40001', '40P01']);

/** More tries than any load needs, so that a conflict that never ends becomes an error. */
const MOST_TRIES = 12;

const FIRST_WAIT_MS = 4;
const LONGEST_WAIT_MS = 250;

/** Runs database work again while it ends in a conflict with other work, each time after a longer random wait. */
export async function retryConflicts<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isConflict(error) || tries === MOST_TRIES) throw error;
    }
    // Random, so that two in conflict do not meet again.
    await pause(Math.random() * Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries));
  }
}

/** Whether database work was in conflict with other work, and may succeed when it is run again. */
export function isConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CONFLICTS.has(error.code);
}
