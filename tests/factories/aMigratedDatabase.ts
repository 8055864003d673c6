import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { onTestFinished } from 'vitest';
import { migrate } from '../../src/server/storage/migrate.ts';
import { openSqlite } from '../../src/server/storage/openSqlite.ts';
import type { Tables } from '../../src/server/storage/tables/Tables.ts';
import { aTemporaryFolder } from './aTemporaryFolder.ts';

let migrated: Promise<Buffer> | undefined;

/** An empty SQLite file at the newest schema: a copy of one that is migrated once for all tests of a worker. */
export async function aMigratedDatabase(): Promise<Kysely<Tables>> {
  migrated ??= migratedFile();
  const file = join(await aTemporaryFolder(), 'test.sqlite');
  await writeFile(file, await migrated);
  const database = openSqlite(file);
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
