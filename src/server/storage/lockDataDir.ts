import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../StartError.ts';
import { explainAt } from './faults/explainFault.ts';
import { prepareDataDir } from './prepareDataDir.ts';
import { isConflict } from './retryConflicts.ts';

export interface DataDirLock {
  /** May be called more than once. */
  release(): void;
}

/**
 * Files whose locks this process has or waits for. Without this reference, the garbage collector
 * would close a file and so release its lock.
 */
const open = new Set<DatabaseSync>();

/**
 * Locks the data directory for this process, until it releases the lock or ends. The operating
 * system holds the lock, so a crash leaves none behind. Two processes on one file would repeat each
 * other's jobs and claim the same work. Throws StartError when another process has it, which says
 * that one can also go `elsewhere`.
 */
export function lockDataDir(
  dataDir: string,
  elsewhere = 'set DATABASE_URL to a PostgreSQL database, which several can share',
): DataDirLock {
  prepareDataDir(dataDir);
  const lock = openFile(join(dataDir, 'server.lock'));
  try {
    takeLock(lock);
  } catch (cause) {
    close(lock);
    const fault = isConflict(cause) ? null : explainAt(cause, `the lock of ${dataDir}`);
    if (fault !== null) throw new StartError(fault, { cause });
    throw new StartError(
      `Another server is running on the data directory ${dataDir}. Stop it first, or ${elsewhere}.`,
      { cause },
    );
  }
  return { release: () => close(lock) };
}

export interface AwaitedLock extends DataDirLock {
  /** Whether this process had the directory to itself from the beginning. */
  readonly isAlone: boolean;
}

const LOOK_AGAIN_MS = 100;

/**
 * Takes over the data directory from a process that is ending: now, or as soon as that process has
 * finished. Only for the process that was started to replace it. Until then both serve, which is
 * safe because every transaction locks the file from its beginning.
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
  // Nothing is ever written, and without a journal no other file appears.
  lock.exec('PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE');
}

/**
 * Opens the file, readable by its owner only. Does not open and close an existing file first:
 * closing it would release every lock that this process has on it.
 */
function openFile(file: string): DatabaseSync {
  try {
    if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
    // SQLite implements file locks on each platform, and Node does not.
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
