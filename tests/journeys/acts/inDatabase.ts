import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Works in the database of a running product, which may be writing too. */
export function inDatabase<Result>(
  dataDir: string,
  work: (database: DatabaseSync) => Result,
): Result {
  const database = new DatabaseSync(join(dataDir, 'signup.sqlite'));
  database.exec('PRAGMA busy_timeout = 5000');
  try {
    return work(database);
  } finally {
    database.close();
  }
}
