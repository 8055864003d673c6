import { chmodSync, existsSync, renameSync, rmSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { BackupProblem } from './BackupProblem.ts';
import { inspectDatabase, type RowCounts } from './inspectDatabase.ts';

/** More pages than a file has: all of them in one step, so that no commit meanwhile begins it anew. */
const ALL_PAGES = 2 ** 31 - 1;

/**
 * Copies a database that may be in use: as it is at one moment, with every commit acknowledged before.
 * The copy is checked and only then has its name. Throws BackupProblem.
 */
export async function backUp(from: string, to: string): Promise<RowCounts> {
  if (!existsSync(from))
    throw new BackupProblem(`${from} is not there. Set DATA_DIR to its folder.`);
  if (existsSync(to)) throw new BackupProblem(`${to} is there already. Name a file that is not.`);
  const unchecked = `${to}.unchecked`;
  rmSync(unchecked, { force: true });
  const source = new DatabaseSync(from, { readOnly: true });
  try {
    await backup(source, unchecked, { rate: ALL_PAGES });
    // It holds what people entrusted to us, as the database does.
    chmodSync(unchecked, 0o600);
    const counts = inspectDatabase(unchecked);
    renameSync(unchecked, to);
    return counts;
  } catch (cause) {
    if (cause instanceof BackupProblem) throw cause;
    throw new BackupProblem(`${to} could not be written: ${String(cause)}`, { cause });
  } finally {
    source.close();
    for (const left of [unchecked, `${unchecked}-wal`, `${unchecked}-shm`]) {
      rmSync(left, { force: true });
    }
  }
}
