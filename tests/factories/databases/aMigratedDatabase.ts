import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { onTestFinished } from 'vitest';
import { migrate } from '../../../src/server/storage/migrate.ts';
import { openSqlite } from '../../../src/server/storage/openSqlite.ts';
import { openPostgres } from '../../../src/server/storage/postgres/openPostgres.ts';
import type { Tables } from '../../../src/server/storage/tables/Tables.ts';
import { aTemporaryFolder } from '../aTemporaryFolder.ts';
import { aPostgresDatabase } from './aPostgresDatabase.ts';
import { aPostgresUrl, POSTGRES } from './aPostgresUrl.ts';

let migrated: Promise<Buffer> | undefined;

/**
 * An empty database at the newest schema: a SQLite file, or a PostgreSQL database where the run is on
 * PostgreSQL. A copy of one that is migrated once for all tests.
 */
export async function aMigratedDatabase(): Promise<Kysely<Tables>> {
  return POSTGRES === null ? aSqliteDatabase() : aPostgresDatabase();
}

/** The same as a SQLite file, whatever the run is on: for what only SQLite has. */
export async function aSqliteDatabase(): Promise<Kysely<Tables>> {
  migrated ??= migratedFile();
  const file = join(await aTemporaryFolder(), 'test.sqlite');
  await writeFile(file, await migrated);
  return opened(openSqlite(file));
}

/** A database without a table, on what the run is on. */
export async function anEmptyDatabase(): Promise<Kysely<Tables>> {
  return POSTGRES === null
    ? opened(openSqlite(join(await aTemporaryFolder(), 'test.sqlite')))
    : opened(openPostgres(await aPostgresUrl()));
}

function opened(database: Kysely<Tables>): Kysely<Tables> {
  onTestFinished(() => database.destroy());
  return database;
}

async function migratedFile(): Promise<Buffer> {
  const file = join(await aTemporaryFolder(), 'migrated.sqlite');
  const database = openSqlite(file);
  await migrate(database);
  // Closing moves what the write-ahead log has into the file.
  await database.destroy();
  return readFile(file);
}
