import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../src/server/storage/tables/Tables.ts';
import { POSTGRES } from './aPostgresUrl.ts';

/** A rule of a table besides its column types. */
export interface SchemaRule {
  readonly table: string;
  /** Such as 'unique (brand_id, email)'. */
  readonly rule: string;
}

/** Returns every CHECK, UNIQUE, primary key and FOREIGN KEY of a database, in its own words. */
export async function schemaRules(database: Kysely<Tables>): Promise<readonly SchemaRule[]> {
  if (POSTGRES !== null) return (await postgresRules.execute(database)).rows;
  const [{ rows: keys }, { rows: tables }] = await Promise.all([
    sqliteKeys.execute(database),
    sqliteTables.execute(database),
  ]);
  const checks = tables.flatMap(({ table, text }) =>
    checksIn(text).map((rule) => ({ table, rule })),
  );
  return [...keys, ...checks];
}

/** The checks in a table's definition, which is the only place where SQLite has them. */
function checksIn(text: string): readonly string[] {
  return [...text.matchAll(/\bcheck\s*\(/gi)].map(({ 0: opening, index }) => {
    const start = index + opening.length;
    return `check (${text.slice(start, endOf(text, start))})`;
  });
}

/** Returns where the open parenthesis is closed. Ignores parentheses in quotes. */
function endOf(text: string, start: number): number {
  let open = 1;
  for (const { 0: found, index } of text.slice(start).matchAll(/'[^']*'|"[^"]*"|[()]/g)) {
    if (found === '(') open += 1;
    if (found === ')') open -= 1;
    if (open === 0) return start + index;
  }
  throw new Error(`A check is not closed: ${text}`);
}

const postgresRules = sql<SchemaRule>`
  select conrelid::regclass::text as "table", pg_get_constraintdef(oid) as rule
    from pg_constraint where connamespace = 'public'::regnamespace and contype in ('c', 'f', 'u', 'p')
  union all
  select tablename, indexdef from pg_indexes
    where schemaname = 'public' and indexdef like 'CREATE UNIQUE%'`;

const sqliteTables = sql<{ readonly table: string; readonly text: string }>`
  select name as "table", sql as text from sqlite_master where type = 'table' and sql is not null`;

const sqliteKeys = sql<SchemaRule>`
  select m.name as "table", 'unique (' || (
      select group_concat(name, ', ') from pragma_index_info(i.name)
    ) || ')' as rule
    from sqlite_master m join pragma_index_list(m.name) i
    where m.type = 'table' and i."unique" = 1
  union all
  select m.name, 'foreign key (' || f."from" || ') references ' || f."table"
    from sqlite_master m join pragma_foreign_key_list(m.name) f where m.type = 'table'`;
