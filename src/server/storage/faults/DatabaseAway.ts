/**
 * The database cannot be asked just now, as the cause says. Whether it has done what it was asked is not
 * known where it went away in the middle, such as of a commit.
 */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';

  constructor(cause: Error) {
    super(`The database is away: ${cause.message}`, { cause });
  }
}
