import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { onTestFinished } from 'vitest';
import { MIGRATED, urlOfDatabase } from '../../setup/postgres/postgresDatabases.ts';

/** The PostgreSQL server that this run uses; null when it uses SQLite. */
export const POSTGRES: string | null = process.env['TEST_DATABASE_URL'] ?? null;

let administrator: Pool | undefined;

async function administer(statement: string): Promise<void> {
  if (POSTGRES === null) throw new Error('This run of the tests is on SQLite');
  administrator ??= new Pool({ connectionString: POSTGRES, max: 1, allowExitOnIdle: true });
  await administrator.query(statement);
}

/** The address of a database that is deleted after the test: without tables, or at the newest schema. */
export async function aPostgresUrl(make: () => Promise<string> = emptyDatabase): Promise<string> {
  const url = await make();
  const { pathname } = new URL(url);
  onTestFinished(() => administer(`drop database ${pathname.slice(1)} with (force)`));
  return url;
}

/** Creates a database without tables, which is not deleted. Returns its address. */
export function emptyDatabase(): Promise<string> {
  return made('');
}

/** Creates a database at the newest schema, which is not deleted. Returns its address. */
export function copyOfMigrated(): Promise<string> {
  return made(` template ${MIGRATED}`);
}

async function made(template: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(`create database ${name}${template}`);
  return urlOfDatabase(POSTGRES ?? '', name);
}
