import { Pool } from 'pg';
import { migrate } from '../../../src/server/storage/migrate.ts';
import { openPostgres } from '../../../src/server/storage/postgres/openPostgres.ts';
import { MIGRATED, urlOfDatabase } from './postgresDatabases.ts';
import { startPostgres } from './startPostgres.ts';

/**
 * Starts the PostgreSQL of a run, with a database at the newest schema for tests to copy. Uses the
 * one at TEST_DATABASE_URL instead if it is set. Returns a function that ends it.
 */
export async function setup(): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  const { stop, url } =
    given === undefined ? await startPostgres() : { url: given, stop: async () => undefined };
  try {
    await prepare(url);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

async function prepare(url: string): Promise<void> {
  process.env['TEST_DATABASE_URL'] = url;
  const administrator = new Pool({ connectionString: url, max: 1 });
  await administrator.query(`drop database if exists ${MIGRATED}`);
  await administrator.query(`create database ${MIGRATED}`);
  await administrator.end();
  const database = openPostgres(urlOfDatabase(url, MIGRATED));
  await migrate(database);
  await database.destroy();
}
