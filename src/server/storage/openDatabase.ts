import type { Kysely } from 'kysely';
import { StartError } from '../StartError.ts';
import { assertDurable } from './assertDurable.ts';
import { assertSqliteKnowsChecks } from './assertSqliteKnowsChecks.ts';
import type { DatabaseWatch } from './DatabaseWatch.ts';
import { explainFault, type StoragePlace } from './faults/explainFault.ts';
import { migrate } from './migrate.ts';
import { openSqliteFile } from './openSqliteFile.ts';
import { connectPostgres } from './postgres/connectPostgres.ts';
import { openPostgres } from './postgres/openPostgres.ts';
import type { Tables } from './tables/Tables.ts';

/**
 * Opens the configured database at its newest schema: PostgreSQL, or the SQLite file in the data
 * directory. Reports measurements to a watch. Throws StartError when it cannot be reached or
 * written, or would lose acknowledged commits.
 */
export async function openDatabase(
  place: StoragePlace,
  watch: DatabaseWatch | null = null,
): Promise<Kysely<Tables>> {
  try {
    return await openNewest(place, watch);
  } catch (cause) {
    const line = explainFault(cause, place);
    throw line === null || cause instanceof StartError ? cause : new StartError(line, { cause });
  }
}

async function openNewest(
  { databaseUrl, dataDir }: StoragePlace,
  watch: DatabaseWatch | null,
): Promise<Kysely<Tables>> {
  const database =
    databaseUrl === null ? await sqlite(dataDir, watch) : await connectPostgres(databaseUrl, watch);
  try {
    await (databaseUrl === null ? migrate(database) : migratePostgres(databaseUrl));
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return database;
}

/** A migration may take any time, so it has its own connections. */
async function migratePostgres(databaseUrl: string): Promise<void> {
  const database = openPostgres(databaseUrl, { limits: null });
  try {
    await migrate(database);
  } finally {
    await database.destroy();
  }
}

async function sqlite(dataDir: string, watch: DatabaseWatch | null): Promise<Kysely<Tables>> {
  assertSqliteKnowsChecks();
  const database = openSqliteFile(dataDir, watch);
  await assertDurable(database);
  return database;
}
