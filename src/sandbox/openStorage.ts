import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The sandbox's storage, in which each provider's folder creates its own tables. */
export type SandboxStorage = DatabaseSync;

/** Opens the storage in a directory, which is created if missing, or in memory for `null`. */
export function openStorage(dataDir: string | null): SandboxStorage {
  if (dataDir === null) return new DatabaseSync(':memory:');
  mkdirSync(dataDir, { recursive: true });
  const storage = new DatabaseSync(join(dataDir, 'sandbox.sqlite'));
  storage.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 2000');
  return storage;
}
