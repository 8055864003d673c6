import { type Kysely, sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { migrate } from '../../src/server/storage/migrate.ts';
import { openSqlite } from '../../src/server/storage/openSqlite.ts';
import type { Tables } from '../../src/server/storage/tables/Tables.ts';
import { aMigratedDatabase } from '../factories/databases/aMigratedDatabase.ts';

async function sqlite(): Promise<Kysely<Tables>> {
  const database = openSqlite(':memory:');
  onTestFinished(() => database.destroy());
  await migrate(database);
  return database;
}

/** The columns of primary keys, which SQLite allows to be null unless their type forbids it. */
async function keysOfSqlite(database: Kysely<Tables>): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ key: string }>`select m.name || '.' || p.name as key
    from sqlite_master m join pragma_table_info(m.name) p where p.pk > 0`.execute(database);
  return new Set(rows.map(({ key }) => key));
}

/** Every column as 'table.column', with a '?' where it may be null. */
async function columnsOf(
  database: Kysely<Tables>,
  keys: ReadonlySet<string> = new Set(),
): Promise<readonly string[]> {
  const tables = await database.introspection.getTables();
  const columns = tables.flatMap(({ columns, name: table }) =>
    columns.map(
      ({ isNullable, name }) =>
        `${table}.${name}${isNullable && !keys.has(`${table}.${name}`) ? '?' : ''}`,
    ),
  );
  return columns.toSorted();
}

/** The rules of a SQLite table: its own definitions of constraints and indexes. */
async function sqliteRules(database: Kysely<Tables>) {
  const { rows } = await sql<{ text: string | null }>`select sql as text from sqlite_master
    where name not like 'kysely%'`.execute(database);
  const text = rows.map((row) => row.text ?? '').join('\n');
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => `${name}`);
  return {
    checks: all(/constraint "(\w+)" check/gi).toSorted(),
    indexes: all(/create (?:unique )?index "(\w+)"/gi).toSorted(),
    named: all(/constraint "(\w+)" (?:primary key|unique)/gi).toSorted(),
    references: all(/(references)/gi).length,
    primaryKeys: all(/(primary key)/gi).length,
    uniques: all(/(?<!create )(unique)/gi).length,
  };
}

async function postgresRules(database: Kysely<Tables>) {
  const { rows } = await sql<{ kind: string; name: string }>`select contype as kind, conname as name
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where relnamespace = 'public'::regnamespace and relname not like 'kysely%'
    union all select 'i', indexname from pg_indexes
    where schemaname = 'public' and tablename not like 'kysely%'`.execute(database);
  const named = (kind: string) => rows.filter((row) => row.kind === kind).map(({ name }) => name);
  const [checks, primaryKeys, uniques] = [named('c'), named('p'), named('u')];
  return { checks, primaryKeys, uniques, references: named('f').length, indexes: named('i') };
}

it('PostgreSQL has the columns of SQLite, and they may be null where those may', async () => {
  const asked = await sqlite();
  const postgres = await columnsOf(await aMigratedDatabase());

  expect(postgres).toEqual(await columnsOf(asked, await keysOfSqlite(asked)));
  expect(postgres.length).toBeGreaterThan(100);
});

it('PostgreSQL holds its tables to what SQLite holds them to', async () => {
  const asked = await sqliteRules(await sqlite());
  const held = await postgresRules(await aMigratedDatabase());

  expect(held.checks.toSorted()).toEqual(asked.checks);
  expect(held.primaryKeys).toHaveLength(asked.primaryKeys);
  expect(held.uniques).toHaveLength(asked.uniques);
  expect([...held.primaryKeys, ...held.uniques]).toEqual(expect.arrayContaining(asked.named));
  expect(held.indexes).toEqual(expect.arrayContaining(asked.indexes));
  expect(held.references).toBe(asked.references);
  expect(asked.checks.length).toBeGreaterThan(7);
});

it('amounts, counts and truth values are numbers, and everything else is text', async () => {
  const { rows } = await sql<{ type: string }>`select distinct data_type as type
    from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely%'`.execute(
    await aMigratedDatabase(),
  );

  expect(rows.map(({ type }) => type).toSorted()).toEqual([
    'bigint',
    'double precision',
    'integer',
    'text',
  ]);
});

/**
 * Sequences, which all processes share. Distributed engines implement them slowly, or not at all.
 */
async function sequencesOf(database: Kysely<Tables>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select sequencename as name
    from pg_sequences`.execute(database);
  return rows.map(({ name }) => name);
}

it('no key is a sequence', async () => {
  expect(await sequencesOf(await aMigratedDatabase())).toEqual([]);
});

it('a key that is a sequence would be found', async () => {
  const database = await aMigratedDatabase();
  await sql`create table counted (id bigint generated always as identity primary key)`.execute(
    database,
  );

  expect(await sequencesOf(database)).toEqual(['counted_id_seq']);
});
