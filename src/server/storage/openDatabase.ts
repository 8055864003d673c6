import { accessSync, closeSync, constants, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Config } from '../config/Config.ts';
import { StartError } from '../StartError.ts';
import { assertDurable } from './assertDurable.ts';
import { assertSqliteKnowsChecks } from './assertSqliteKnowsChecks.ts';
import { migrate } from './migrate.ts';
import { openSqlite } from './openSqlite.ts';
import type { Tables } from './tables/Tables.ts';

/**
 * Opens the database that the configuration names, at its newest schema: the SQLite file in the
 * data directory. Throws StartError where the directory cannot be written or SQLite is too old.
 */
export async function openDatabase(config: Pick<Config, 'dataDir'>): Promise<Kysely<Tables>> {
  assertSqliteKnowsChecks();
  prepareDirectory(config.dataDir);
  const database = openFile(join(config.dataDir, 'signup.sqlite'));
  await assertDurable(database);
  await migrate(database);
  return database;
}

function openFile(file: string): Kysely<Tables> {
  try {
    // Only the server's own user may read personal details. SQLite gives the files beside it the
    // same rights.
    closeSync(openSync(file, 'a', 0o600));
    return openSqlite(file);
  } catch (cause) {
    throw new StartError(
      `The database ${file} cannot be opened. Make it a file that can be read and written, or set DATA_DIR to another directory.`,
      { cause },
    );
  }
}

function prepareDirectory(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true });
    accessSync(directory, constants.R_OK | constants.W_OK);
  } catch (cause) {
    throw new StartError(
      `The data directory ${directory} cannot be written. Make it writable, or set DATA_DIR to one that is.`,
      { cause },
    );
  }
}
