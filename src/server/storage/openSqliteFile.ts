import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { StartError } from '../StartError.ts';
import type { DatabaseWatch } from './DatabaseWatch.ts';
import { explainAt } from './faults/explainFault.ts';
import { openSqlite } from './openSqlite.ts';
import { prepareDataDir } from './prepareDataDir.ts';
import type { Tables } from './tables/Tables.ts';

/**
 * Opens the SQLite file of a data directory, creating both if necessary. Throws StartError when
 * they cannot be written.
 */
export function openSqliteFile(
  dataDir: string,
  watch: DatabaseWatch | null = null,
): Kysely<Tables> {
  prepareDataDir(dataDir);
  return openFile(join(dataDir, 'signup.sqlite'), watch);
}

function openFile(file: string, watch: DatabaseWatch | null): Kysely<Tables> {
  try {
    // Only the server's own user may read personal data. SQLite gives its other files the same
    // permissions.
    closeSync(openSync(file, 'a', 0o600));
    return openSqlite(file, watch);
  } catch (cause) {
    const known = explainAt(cause, `the database ${file}`);
    throw new StartError(
      known ??
        `The database ${file} cannot be opened. Make it a file that can be read and written, or set DATA_DIR to another directory.`,
      { cause },
    );
  }
}
