import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { lockDataDir } from '../lockDataDir.ts';
import { BackupProblem } from './BackupProblem.ts';
import { backUp } from './backUp.ts';
import { inspectDatabase, type RowCounts } from './inspectDatabase.ts';

/**
 * Copies a backup to the server's place for its database. Refuses when a database is there, because
 * it may be newer, or in use. Throws BackupProblem.
 */
export async function restore(from: string, to: string): Promise<RowCounts> {
  const expected = inspectDatabase(from);
  const inTheWay = [to, `${to}-wal`, `${to}-shm`].find((file) => existsSync(file));
  if (inTheWay !== undefined) {
    throw new BackupProblem(
      `${inTheWay} is there already. Stop the server, and move what is there to another folder.`,
    );
  }
  const restored = await whileNoServerRuns(dirname(to), () => backUp(from, to));
  const other = Object.keys(expected).find((table) => expected[table] !== restored[table]);
  if (other !== undefined) {
    throw new BackupProblem(
      `${from} was changed meanwhile: the rows of ${other} differ. Try again.`,
    );
  }
  return restored;
}

/**
 * Locks the folder during the work. A server whose database was moved away still runs on the
 * folder, and one that starts meanwhile would create a new database. Throws StartError when a
 * server has the folder.
 */
async function whileNoServerRuns<Result>(
  dataDir: string,
  act: () => Promise<Result>,
): Promise<Result> {
  const lock = lockDataDir(dataDir);
  try {
    return await act();
  } finally {
    lock.release();
  }
}
