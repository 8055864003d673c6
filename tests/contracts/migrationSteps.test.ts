import { type ColumnMetadata, type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { expect, it } from 'vitest';
import { MIGRATIONS, migrate } from '../../src/server/storage/migrate.ts';
import type { Tables } from '../../src/server/storage/tables/Tables.ts';
import { anEmptyDatabase } from '../factories/aMigratedDatabase.ts';

/** The last migration that was made while nothing ran beside it. Every later one keeps to the rule. */
const ALONE = '0017PlacedOrders';

type Columns = ReadonlyMap<string, ColumnMetadata>;

async function columnsOf(database: Kysely<Tables>): Promise<Columns> {
  const tables = await database.introspection.getTables();
  return new Map(
    tables.flatMap(({ columns, name }) =>
      columns.map((column) => [`${name}.${column.name}`, column]),
    ),
  );
}

/** Names what a process of the version before would trip over. */
function whatBreaks(before: Columns, after: Columns): readonly string[] {
  const lost = [...before.keys()].filter((name) => !after.has(name)).map((it) => `${it} is gone`);
  const tables = new Set([...before.keys()].map((name) => name.split('.')[0]));
  const asked = [...after].filter(([name, column]) => {
    const isFilled = column.isNullable || column.hasDefaultValue;
    const wasFilled = before.get(name)?.isNullable === false;
    return tables.has(name.split('.')[0]) && !isFilled && !wasFilled;
  });
  return [...lost, ...asked.map(([name]) => `${name} has to be filled`)];
}

/** What each migration after ALONE breaks for the version before it. */
async function whatEachBreaks(migrations: Readonly<Record<string, Migration>>) {
  const database = await anEmptyDatabase();
  const names = Object.keys(migrations).toSorted();
  const upTo = (last: string) =>
    Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= last));
  await migrate(database, upTo(ALONE));
  const found: string[] = [];
  for (const name of names.filter((it) => it > ALONE)) {
    const before = await columnsOf(database);
    await migrate(database, upTo(name));
    const broken = whatBreaks(before, await columnsOf(database));
    found.push(...broken.map((what) => `${name}: ${what}`));
  }
  return found;
}

it('no migration breaks the version before it', async () => {
  expect(await whatEachBreaks(MIGRATIONS)).toEqual([]);
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
])('a migration that %s is found', async (_name, statement, expected) => {
  const breaking = {
    up: async (database: Kysely<unknown>) => {
      await sql.raw(statement).execute(database);
    },
  };
  expect(await whatEachBreaks({ ...MIGRATIONS, '9999Breaking': breaking })).toContain(
    `9999Breaking: ${expected}`,
  );
});

it('a migration that asks for a value which the version before does not store is found', async () => {
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
  expect(await whatEachBreaks({ ...MIGRATIONS, '9999Breaking': breaking })).toEqual([
    '9999Breaking: used_social_states.network has to be filled',
  ]);
});
