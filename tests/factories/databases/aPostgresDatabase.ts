import { type Kysely, sql } from 'kysely';
import { onTestFinished } from 'vitest';
import { openPostgres } from '../../../src/server/storage/postgres/openPostgres.ts';
import type { Tables } from '../../../src/server/storage/tables/Tables.ts';
import { serializable } from '../../setup/postgres/postgresDatabases.ts';
import { copyOfMigrated } from './aPostgresUrl.ts';
import { conflicts } from './conflicts.ts';

/** Databases at the newest schema that no test of this worker is using, with nothing in them. */
const free: Kysely<Tables>[] = [];

/** Every column and rule of the newest schema, and the statement that empties its tables. */
let newest: { readonly emptying: string; readonly schema: string } | undefined;

/**
 * A PostgreSQL database at the newest schema with nothing in it. A test that is over leaves its own to
 * the next, unless it has changed the schema.
 */
export async function aPostgresDatabase(): Promise<Kysely<Tables>> {
  const database = free.pop() ?? open(await copyOfMigrated());
  newest ??= { emptying: await deletions(database), schema: await schemaOf(database) };
  const { emptying, schema } = newest;
  onTestFinished(async () => {
    if (await isAsMigrated(database, emptying, schema)) free.push(database);
    else await database.destroy();
  });
  return database;
}

/** Empties the tables. Returns false where the test has left a schema of its own. */
async function isAsMigrated(
  database: Kysely<Tables>,
  emptying: string,
  schema: string,
): Promise<boolean> {
  try {
    await sql.raw(emptying).execute(database);
    return (await schemaOf(database)) === schema;
  } catch {
    // A table is away, or the test has closed the database.
    return false;
  }
}

/** Every column, constraint, index and trigger, in words. */
async function schemaOf(database: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{
    schema: string;
  }>`select string_agg(line, ' ' order by line) as schema
    from (
      select concat_ws('.', relname, attname, atttypid, attnotnull) as line
        from pg_class join pg_attribute on attrelid = pg_class.oid
        where relnamespace = 'public'::regnamespace and attnum > 0
      union all select concat_ws('.', conrelid::regclass, conname)
        from pg_constraint where connamespace = 'public'::regnamespace
      union all select concat_ws('.', tgrelid::regclass, tgname)
        from pg_trigger where not tgisinternal
    ) as lines`.execute(database);
  return rows[0]?.schema ?? '';
}

/** TEST_CONFLICTS makes transactions as hard as they come: at the highest level, and with faults. */
function open(url: string): Kysely<Tables> {
  return process.env['TEST_CONFLICTS'] === '1'
    ? openPostgres(serializable(url), { through: conflicts().pool })
    : openPostgres(url);
}

/** As one statement: the tables refer to one another in no order that would suit all of them. */
async function deletions(database: Kysely<Tables>): Promise<string> {
  const tables = await database.introspection.getTables();
  const all = tables.map(({ name }) => `delete from "${name}";`).join(' ');
  return `do $$ begin set local session_replication_role = replica; ${all} end $$`;
}
