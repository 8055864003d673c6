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
 * An empty database at the newest schema: a SQLite file, or a PostgreSQL database if the run uses
 * PostgreSQL. A copy of one that is migrated once for all tests.
 */
export async function aMigratedDatabase(): Promise<Kysely<Tables>> {
  return POSTGRES === null ? aSqliteDatabase() : aPostgresDatabase();
}

/** Always a SQLite file, for features that only SQLite has. */
export async function aSqliteDatabase(): Promise<Kysely<Tables>> {
  migrated ??= migratedFile();
  const file = join(await aTemporaryFolder(), 'test.sqlite');
  await writeFile(file, await migrated);
  return opened(openSqlite(file));
}

/** A database without tables, of the kind that the run uses. */
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
  // Closing merges the write-ahead log into the file.
  await database.destroy();
  return readFile(file);
}
