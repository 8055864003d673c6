import { closeSync, existsSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { explainAt } from '../faults/explainFault.ts';
import { BackupProblem } from './BackupProblem.ts';
import { inspectDatabase, type RowCounts } from './inspectDatabase.ts';

/**
 * More pages than any file has. Copies all of them in one step, so that a commit does not restart
 * the copy.
 */
const ALL_PAGES = 2 ** 31 - 1;

/**
 * Copies a database that may be in use: its state at one moment, with every commit acknowledged
 * before. Checks the copy before it gets its name. Throws BackupProblem.
 */
export async function backUp(from: string, to: string): Promise<RowCounts> {
  if (!existsSync(from))
    throw new BackupProblem(`${from} is not there. Set DATA_DIR to its folder.`);
  if (existsSync(to)) throw new BackupProblem(`${to} is there already. Name a file that is not.`);
  const unchecked = `${to}.unchecked`;
  const source = openSource(from);
  try {
    makeForOwner(unchecked);
    await backup(source, unchecked, { rate: ALL_PAGES });
    makeWhole(unchecked);
    const counts = inspectDatabase(unchecked);
    renameSync(unchecked, to);
    return counts;
  } catch (cause) {
    if (cause instanceof BackupProblem) throw cause;
    const line = explainAt(cause, to) ?? `${to} could not be written: ${String(cause)}`;
    // The person wrote the other name.
    throw new BackupProblem(line.replaceAll(unchecked, to), { cause });
  } finally {
    source.close();
    for (const left of [unchecked, `${unchecked}-wal`, `${unchecked}-shm`]) discard(left);
  }
}

/** Opens and reads it, so that a fault of the source is not reported as one of the copy. */
function openSource(from: string): DatabaseSync {
  let source: DatabaseSync | null = null;
  try {
    source = new DatabaseSync(from, { readOnly: true });
    source.prepare('SELECT count(*) FROM sqlite_master').get();
    return source;
  } catch (cause) {
    source?.close();
    const line = explainAt(cause, from) ?? `${from} could not be read: ${String(cause)}`;
    throw new BackupProblem(line, { cause });
  }
}

/**
 * Creates an empty file that only its owner can read, before any personal data is written to it.
 * Throws BackupProblem when its folder does not exist.
 */
function makeForOwner(file: string): void {
  const folder = dirname(file);
  if (!existsSync(folder)) {
    throw new BackupProblem(`${folder} is not there. Make it, or name a file in another folder.`);
  }
  if (!statSync(folder).isDirectory()) {
    throw new BackupProblem(`${folder} is no folder. Name a file in one.`);
  }
  rmSync(file, { force: true });
  closeSync(openSync(file, 'wx', 0o600));
}

/** Switches the copy out of WAL mode, in which it could not be read from a read-only folder. */
function makeWhole(file: string): void {
  const copy = new DatabaseSync(file);
  try {
    copy.exec('PRAGMA journal_mode = DELETE');
  } finally {
    copy.close();
  }
}

/**
 * Removes a file if possible. Ignores a failure, because writing to that place has already failed
 * for the same reason.
 */
function discard(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // For example, when the parent is a file.
  }
}
