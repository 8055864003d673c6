import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { onTestFinished } from 'vitest';
import { MIGRATED, urlOfDatabase } from '../../setup/postgres/postgresDatabases.ts';

/** The PostgreSQL that this run of the tests is on; null where it is on SQLite. */
export const POSTGRES: string | null = process.env['TEST_DATABASE_URL'] ?? null;

let administrator: Pool | undefined;

async function administer(statement: string): Promise<void> {
  if (POSTGRES === null) throw new Error('This run of the tests is on SQLite');
  administrator ??= new Pool({ connectionString: POSTGRES, max: 1, allowExitOnIdle: true });
  await administrator.query(statement);
}

/** The address of a database that is gone when the test is: without a table, or at the newest schema. */
export async function aPostgresUrl(make: () => Promise<string> = emptyDatabase): Promise<string> {
  const url = await make();
  const { pathname } = new URL(url);
  onTestFinished(() => administer(`drop database ${pathname.slice(1)} with (force)`));
  return url;
}

/** Makes a database without a table, which stays. Returns its address. */
export function emptyDatabase(): Promise<string> {
  return made('');
}

/** Makes a database at the newest schema, which stays. Returns its address. */
export function copyOfMigrated(): Promise<string> {
  return made(` template ${MIGRATED}`);
}

async function made(template: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(`create database ${name}${template}`);
  return urlOfDatabase(POSTGRES ?? '', name);
}
