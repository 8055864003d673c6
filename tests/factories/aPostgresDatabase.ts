import { type Kysely, sql } from 'kysely';
import { onTestFinished } from 'vitest';
import { openPostgres } from '../../src/server/storage/postgres/openPostgres.ts';
import type { Tables } from '../../src/server/storage/tables/Tables.ts';
import { serializable } from '../setup/postgres/postgresDatabases.ts';
import { copyOfMigrated } from './aPostgresUrl.ts';
import { conflicts } from './conflicts.ts';

/** Databases at the newest schema that no test of this worker is using, with nothing in them. */
const free: Kysely<Tables>[] = [];

/** Databases with a schema that a test has changed: no other test uses them. */
const changed = new WeakSet<Kysely<Tables>>();

let emptying: string | undefined;

/** A PostgreSQL database at the newest schema with nothing in it. A test that is over leaves its own to the next. */
export async function aPostgresDatabase(): Promise<Kysely<Tables>> {
  const database = free.pop() ?? open(await copyOfMigrated());
  onTestFinished(async () => {
    emptying ??= await deletions(database);
    // A test that has spoilt its tables leaves them to nobody.
    const isEmpty = await sql
      .raw(emptying)
      .execute(database)
      .then(
        () => true,
        () => false,
      );
    if (isEmpty && !changed.has(database)) free.push(database);
    else await database.destroy();
  });
  return database;
}

/** TEST_CONFLICTS makes transactions as hard as they come: at the highest level, and with faults. */
function open(url: string): Kysely<Tables> {
  return process.env['TEST_CONFLICTS'] === '1'
    ? openPostgres(serializable(url), { through: conflicts().pool })
    : openPostgres(url);
}

/** Changes the schema of the test's own database, for good. */
export async function changeSchema(database: Kysely<Tables>, statement: string): Promise<void> {
  changed.add(database);
  await sql.raw(statement).execute(database);
}

/** As one statement: the tables refer to one another in no order that would suit all of them. */
async function deletions(database: Kysely<Tables>): Promise<string> {
  const tables = await database.introspection.getTables();
  const all = tables.map(({ name }) => `delete from "${name}";`).join(' ');
  return `do $$ begin set local session_replication_role = replica; ${all} end $$`;
}
