import { setTimeout as pause } from 'node:timers/promises';

/**
 * Serialization failure and deadlock: nothing of the transaction is stored, and a retry may
 * succeed.
 */
const CONFLICTS: ReadonlySet<unknown> = new Set(['40001', '40P01']);

/**
 * Another process held a lock for longer than lock_timeout, such as during a migration. Nothing is
 * stored here either.
 */
const LOCK_NOT_AVAILABLE = '55P03';

/** SQLite's code for the same, in the lowest byte of its result codes. */
const SQLITE_BUSY = 5;

/** More tries than any load needs, so that an endless conflict becomes an error. */
const MOST_TRIES = 12;

/**
 * Each of these tries has already waited for seconds: in total half a minute on SQLite, and one
 * minute on PostgreSQL.
 */
const MOST_LOCKED_TRIES = 6;

const FIRST_WAIT_MS = 4;
const LONGEST_WAIT_MS = 250;

/**
 * Runs database work, and retries it after each conflict with other work, after a growing random
 * wait.
 */
export async function retryConflicts<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries >= mostTries(error)) throw error;
    }
    // Random, so that two conflicting works do not meet again.
    await pause(Math.random() * Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries));
  }
}

/** Whether database work conflicted with other work, so that a retry may succeed. */
export function isConflict(error: unknown): boolean {
  return mostTries(error) > 1;
}

function mostTries(error: unknown): number {
  if (!(error instanceof Error)) return 1;
  if ('code' in error && CONFLICTS.has(error.code)) return MOST_TRIES;
  return isLocked(error) ? MOST_LOCKED_TRIES : 1;
}

function isLocked(error: Error): boolean {
  if ('errcode' in error) return (Number(error.errcode) & 0xff) === SQLITE_BUSY;
  return 'code' in error && error.code === LOCK_NOT_AVAILABLE;
}
