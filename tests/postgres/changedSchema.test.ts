import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { aMigratedDatabase } from '../factories/databases/aMigratedDatabase.ts';

/** The last test's database. */
let before: unknown;

it.each([
  'create table holders (deal_id text references deals (id))',
  'alter table sessions add column more text',
  'alter table users alter column role drop not null',
  'alter table users drop constraint users_role_known',
  'create index more on sessions (id)',
  'alter table sessions rename to elsewhere',
])("the database of a test that says '%s' is given to no other test", async (change) => {
  const database = await aMigratedDatabase();
  expect(database).not.toBe(before);

  await sql.raw(change).execute(database);
  before = database;
});

it('the one after has a database of its own', async () => {
  const database = await aMigratedDatabase();
  expect(database).not.toBe(before);
  before = database;
});

it('a database that a test has left as it was is given to the next', async () => {
  expect(await aMigratedDatabase()).toBe(before);
});
