import { type Kysely, sql } from 'kysely';
import { onTestFinished } from 'vitest';
import { openPostgres } from '../../../src/server/storage/postgres/openPostgres.ts';
import type { Tables } from '../../../src/server/storage/tables/Tables.ts';
import { serializable } from '../../setup/postgres/postgresDatabases.ts';
import { copyOfMigrated } from './aPostgresUrl.ts';
import { conflicts } from './conflicts.ts';

/** Empty databases at the newest schema that no test of this worker is using. */
const free: Kysely<Tables>[] = [];

/** The newest schema as text, and the statement that empties its tables. */
let newest: { readonly emptying: string; readonly schema: string } | undefined;

/**
 * An empty PostgreSQL database at the newest schema. A finished test leaves its database to the
 * next one, unless it has changed the schema.
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

/** Empties the tables. Returns false when the test has changed the schema. */
async function isAsMigrated(
  database: Kysely<Tables>,
  emptying: string,
  schema: string,
): Promise<boolean> {
  try {
    await sql.raw(emptying).execute(database);
    return (await schemaOf(database)) === schema;
  } catch {
    // A table is missing, or the test has closed the database.
    return false;
  }
}

/** Every column, constraint, index and trigger as text. */
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

/**
 * TEST_CONFLICTS makes transactions as hard as possible: at the highest isolation level, and with
 * faults.
 */
function open(url: string): Kysely<Tables> {
  return process.env['TEST_CONFLICTS'] === '1'
    ? openPostgres(serializable(url), { through: conflicts().pool })
    : openPostgres(url);
}

/** In one statement, because the tables refer to each other in no single order. */
async function deletions(database: Kysely<Tables>): Promise<string> {
  const tables = await database.introspection.getTables();
  const all = tables.map(({ name }) => `delete from "${name}";`).join(' ');
  return `do $$ begin set local session_replication_role = replica; ${all} end $$`;
}
