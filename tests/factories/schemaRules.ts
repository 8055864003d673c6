import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../src/server/storage/tables/Tables.ts';
import { POSTGRES } from './aPostgresUrl.ts';

/** What a table holds its rows to, beside the types of its columns. */
export interface SchemaRule {
  readonly table: string;
  /** Such as 'unique (brand_id, email)'. */
  readonly rule: string;
}

/** Every CHECK, UNIQUE, primary key and FOREIGN KEY of a database, in its own words. */
export async function schemaRules(database: Kysely<Tables>): Promise<readonly SchemaRule[]> {
  const { rows } = await (POSTGRES === null ? sqliteRules : postgresRules).execute(database);
  return rows;
}

const postgresRules = sql<SchemaRule>`
  select conrelid::regclass::text as "table", pg_get_constraintdef(oid) as rule
    from pg_constraint where connamespace = 'public'::regnamespace and contype in ('c', 'f', 'u', 'p')
  union all
  select tablename, indexdef from pg_indexes
    where schemaname = 'public' and indexdef like 'CREATE UNIQUE%'`;

// SQLite says its checks only in the words of the table, so those are named by what follows the word.
const sqliteRules = sql<SchemaRule>`
  select m.name as "table", 'unique (' || (
      select group_concat(name, ', ') from pragma_index_info(i.name)
    ) || ')' as rule
    from sqlite_master m join pragma_index_list(m.name) i
    where m.type = 'table' and i."unique" = 1
  union all
  select m.name, 'foreign key (' || f."from" || ') references ' || f."table"
    from sqlite_master m join pragma_foreign_key_list(m.name) f where m.type = 'table'
  union all
  select name, text from (
    with recursive checks(name, rest, text) as (
      select name, sql, null from sqlite_master where type = 'table'
      union all
      select name, substr(rest, instr(lower(rest), 'check (') + 7),
        'check (' || substr(rest, instr(lower(rest), 'check (') + 7, 60)
        from checks where instr(lower(rest), 'check (') > 0
    )
    select name, text from checks where text is not null
  )`;
