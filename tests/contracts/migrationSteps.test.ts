import { type ColumnMetadata, type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { expect, it } from 'vitest';
import { MIGRATIONS, migrate } from '../../src/server/storage/migrate.ts';
import type { Tables } from '../../src/server/storage/tables/Tables.ts';
import { aMigratedDatabase, anEmptyDatabase } from '../factories/databases/aMigratedDatabase.ts';
import { type SchemaRule, schemaRules } from '../factories/databases/schemaRules.ts';

/** The last migration that ran without a previous release beside it. Every later one keeps to the rule. */
const ALONE = '0017PlacedOrders';

interface Schema {
  readonly columns: ReadonlyMap<string, ColumnMetadata>;
  readonly rules: readonly SchemaRule[];
}

async function schemaOf(database: Kysely<Tables>): Promise<Schema> {
  const tables = await database.introspection.getTables();
  const columns = tables.flatMap(({ columns, name }) =>
    columns.map((column) => [`${name}.${column.name}`, column] as const),
  );
  return { columns: new Map(columns), rules: await schemaRules(database) };
}

const tableOf = (name: string) => name.split('.')[0] ?? '';

/** Whether the new type can hold every value of the old type, and they read the same. */
function isAsWide(before: string, after: string): boolean {
  return before === after || (before === 'int4' && after === 'int8');
}

/**
 * Whether a rule holds for every row that the previous release stores: it leaves unknown columns
 * null, and a null is not a reference, is unequal to other nulls, and passes a check.
 */
function isOfNewColumns({ rule, table }: SchemaRule, before: Schema, after: Schema): boolean {
  const words = new Set(rule.match(/\w+/g));
  const named = [...after.columns].filter(
    ([name, column]) => tableOf(name) === table && words.has(column.name),
  );
  const isNew = ([name, column]: (typeof named)[number]) =>
    !before.columns.has(name) && column.isNullable;
  const isCheck = /^check/i.test(rule);
  return named.length > 0 && (isCheck ? named.every(isNew) : named.some(isNew));
}

/** Returns what would break a process of the previous release. */
function whatBreaks(before: Schema, after: Schema): readonly string[] {
  const tables = new Set([...before.columns.keys()].map(tableOf));
  const ofColumns = [...before.columns].flatMap(([name, was]) => {
    const is = after.columns.get(name);
    if (is === undefined) return [`${name} is gone`];
    const isOther = !isAsWide(was.dataType.toLowerCase(), is.dataType.toLowerCase());
    return [
      ...(isOther ? [`${name} is ${is.dataType} in place of ${was.dataType}`] : []),
      ...(was.isNullable && !is.isNullable ? [`${name} may be null no more`] : []),
    ];
  });
  const asked = [...after.columns].filter(([name, column]) => {
    const isFilled = column.isNullable || column.hasDefaultValue;
    return tables.has(tableOf(name)) && !before.columns.has(name) && !isFilled;
  });
  const known = new Set(before.rules.map(({ rule, table }) => `${table}: ${rule}`));
  const held = after.rules
    .filter(({ table }) => tables.has(table))
    .filter((it) => !isOfNewColumns(it, before, after))
    .map(({ rule, table }) => `${table}: ${rule}`)
    .filter((it) => !known.has(it));
  return [
    ...ofColumns,
    ...asked.map(([name]) => `${name} has to be filled`),
    ...held.map((it) => `${it} is new`),
  ];
}

type Migrations = Readonly<Record<string, Migration>>;

const upTo = (last: string, migrations: Migrations = MIGRATIONS): Migrations =>
  Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= last));

/** Returns what each pending migration of a database breaks for the release before it. */
async function whatEachBreaks(database: Kysely<Tables>, migrations: Migrations, coming: string[]) {
  const found: string[] = [];
  let before = await schemaOf(database);
  for (const name of coming) {
    await migrate(database, upTo(name, migrations));
    const after = await schemaOf(database);
    found.push(...whatBreaks(before, after).map((what) => `${name}: ${what}`));
    before = after;
  }
  return found;
}

/** Returns what a migration after all others breaks. */
async function whatBreaksWith(breaking: Migration) {
  const migrations = { ...MIGRATIONS, '9999Breaking': breaking };
  return whatEachBreaks(await aMigratedDatabase(), migrations, ['9999Breaking']);
}

it('no migration breaks the previous release', async () => {
  const database = await anEmptyDatabase();
  await migrate(database, upTo(ALONE));
  const coming = Object.keys(MIGRATIONS)
    .toSorted()
    .filter((it) => it > ALONE);
  expect(coming).not.toEqual([]);
  expect(await whatEachBreaks(database, MIGRATIONS, coming)).toEqual([]);
});

it.each([
  [
    'drops a column',
    'alter table sessions drop column social_plan',
    'sessions.social_plan is gone',
  ],
  [
    'renames a column',
    'alter table sessions rename column social_plan to plan',
    'sessions.social_plan is gone',
  ],
  ['drops a table', 'drop table used_handovers', 'used_handovers.brand_id is gone'],
  [
    'asks that a value is like no other',
    'create unique index one_of on sessions (brand_id)',
    /sessions: .*unique.*\(brand_id\) is new/i,
  ],
])('a migration that %s is detected', async (_name, statement, expected) => {
  const breaking = {
    up: async (database: Kysely<unknown>) => {
      await sql.raw(statement).execute(database);
    },
  };
  const found = await whatBreaksWith(breaking);
  const pattern = typeof expected === 'string' ? `9999Breaking: ${expected}` : expected;
  expect(found).toContainEqual(expect.stringMatching(pattern));
});

it('a migration that recreates a table with stricter rules is detected, rule by rule', async () => {
  const breaking = {
    up: async (database: Kysely<unknown>) => {
      await database.schema.dropTable('rate_limits').execute();
      await database.schema
        .createTable('rate_limits')
        .addColumn('key', 'text', (it) => it.primaryKey().references('users.id'))
        .addColumn('points', 'text', (it) => it.notNull())
        .addColumn('expires_at', 'text', (it) => it.notNull())
        .addCheckConstraint('known', sql`expires_at > '2026'`)
        .execute();
    },
  };

  const found = await whatBreaksWith(breaking);

  expect(found).toHaveLength(3);
  for (const what of [/points is text in place of int/i, /foreign key \(key\)/i, /check .*2026/i]) {
    expect(found).toContainEqual(expect.stringMatching(what));
  }
});

it('a migration that makes a nullable column required is detected', async () => {
  const breaking = {
    up: async (database: Kysely<unknown>) => {
      await database.schema.dropTable('used_social_states').execute();
      await database.schema
        .createTable('used_social_states')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('brand_id', 'text', (column) => column.notNull())
        .addColumn('used_at', 'text', (column) => column.notNull())
        .execute();
      await database.schema.alterTable('sessions').dropColumn('social_plan').execute();
      const sessions = database.schema.alterTable('sessions');
      await sessions.addColumn('social_plan', 'text', (it) => it.notNull().defaultTo('')).execute();
    },
  };

  expect(await whatBreaksWith(breaking)).toContain(
    '9999Breaking: sessions.social_plan may be null no more',
  );
});

it('a migration that requires a value which the previous release does not store is detected', async () => {
  const breaking = {
    up: async (database: Kysely<unknown>) => {
      const hints = database.schema.alterTable('direct_debit_hints');
      await hints.addColumn('due_at', 'text', (it) => it.notNull().defaultTo('')).execute();
      await hints.addColumn('told_at', 'text').execute();
      await database.schema.dropTable('used_social_states').execute();
      await database.schema
        .createTable('used_social_states')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('brand_id', 'text', (column) => column.notNull())
        .addColumn('used_at', 'text', (column) => column.notNull())
        .addColumn('network', 'text', (column) => column.notNull())
        .execute();
    },
  };
  expect(await whatBreaksWith(breaking)).toEqual([
    '9999Breaking: used_social_states.network has to be filled',
  ]);
});
