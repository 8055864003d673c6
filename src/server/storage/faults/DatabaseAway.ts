import { isConflict } from '../retryConflicts.ts';
import { mayPass } from './explainFault.ts';

/**
 * The database cannot be asked just now, or refuses for now what it was asked, as the cause says. Whether it has
 * done that is not known where it went away in the middle, such as of a commit.
 */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';

  constructor(cause: Error) {
    super(`The database is away: ${cause.message}`, { cause });
  }
}

/**
 * Throws an error of a driver on; DatabaseAway where it says that the same may be done soon. What was in conflict
 * is thrown as it is, because it is run again at once.
 */
export function throwAway(error: unknown): never {
  const isAway = error instanceof Error && mayPass(error) && !isConflict(error);
  throw isAway ? new DatabaseAway(error) : error;
}
