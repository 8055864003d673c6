import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../StartError.ts';
import { explainAt } from './faults/explainFault.ts';
import { prepareDataDir } from './prepareDataDir.ts';
import { isConflict } from './retryConflicts.ts';

export interface DataDirLock {
  /** May be called again. */
  release(): void;
}

/** The files whose locks this process has or waits for: what is collected as garbage is closed, and its lock is gone. */
const open = new Set<DatabaseSync>();

/**
 * Keeps the data directory for this process, until it releases it or ends: the lock is the operating
 * system's own, so a crash leaves none behind. Two processes on one file would each do the other's jobs
 * and hand out the other's places. Throws StartError where another process has it.
 */
export function lockDataDir(dataDir: string): DataDirLock {
  prepareDataDir(dataDir);
  const lock = openFile(join(dataDir, 'server.lock'));
  try {
    takeLock(lock);
  } catch (cause) {
    close(lock);
    const fault = isConflict(cause) ? null : explainAt(cause, `the lock of ${dataDir}`);
    if (fault !== null) throw new StartError(fault, { cause });
    throw new StartError(
      `Another server is running on the data directory ${dataDir}. Stop it first, or set DATABASE_URL to a PostgreSQL database, which several can share.`,
      { cause },
    );
  }
  return { release: () => close(lock) };
}

export interface AwaitedLock extends DataDirLock {
  /** Whether this process had the directory for itself from the beginning. */
  readonly isAlone: boolean;
}

const LOOK_AGAIN_MS = 100;

/**
 * Takes the data directory over from a process that ends: now, or as soon as that one has finished what
 * is under way. Only for the process that was started in its place; until then both serve, and what each
 * of them does is safe beside the other, because every transaction locks the file from its beginning.
 */
export function awaitDataDir(dataDir: string): AwaitedLock {
  prepareDataDir(dataDir);
  const lock = openFile(join(dataDir, 'server.lock'));
  const isAlone = isTaken(lock);
  const timer = setInterval(() => {
    if (isAlone || isTaken(lock)) clearInterval(timer);
  }, LOOK_AGAIN_MS).unref();
  return {
    isAlone,
    release() {
      clearInterval(timer);
      close(lock);
    },
  };
}

function isTaken(lock: DatabaseSync): boolean {
  try {
    takeLock(lock);
    return true;
  } catch {
    return false;
  }
}

function takeLock(lock: DatabaseSync): void {
  // Nothing is ever written: without a journal no other file appears.
  lock.exec('PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE');
}

/**
 * Opens the file, made for its owner alone. One that is there is not opened and closed before: closing it
 * a second time would end every lock that this process has on it.
 */
function openFile(file: string): DatabaseSync {
  try {
    if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
    // SQLite locks a file in the way that each platform has, where Node itself has none.
    const lock = new DatabaseSync(file);
    open.add(lock);
    return lock;
  } catch (cause) {
    throw new StartError(
      `The lock ${file} cannot be opened. Make it writable for the server's user, or remove it.`,
      { cause },
    );
  }
}

function close(lock: DatabaseSync): void {
  open.delete(lock);
  if (lock.isOpen) lock.close();
}
