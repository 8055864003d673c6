import { isConflict } from '../retryConflicts.ts';
import { mayPass } from './explainFault.ts';

/**
 * The database is unavailable, or temporarily refuses, for the reason in the cause. Whether it
 * carried out what was asked is unknown when it failed in the middle, such as during a commit.
 */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';

  constructor(cause: Error) {
    super(`The database is away: ${cause.message}`, { cause });
  }
}

/**
 * Rethrows a driver's error, as DatabaseAway when a repetition may succeed soon. Rethrows a
 * conflict unchanged, because it is retried at once.
 */
export function throwAway(error: unknown): never {
  const isAway = error instanceof Error && mayPass(error) && !isConflict(error);
  throw isAway ? new DatabaseAway(error) : error;
}
