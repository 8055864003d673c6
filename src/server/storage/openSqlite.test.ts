import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openSqlite } from './openSqlite.ts';

function aDatabase() {
  const database = openSqlite(':memory:');
  onTestFinished(() => database.destroy());
  return database;
}

it('prepares a query once, however often and with whatever values it is asked', async () => {
  const database = aDatabase();
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
  onTestFinished(() => prepare.mockRestore());

  for (const value of ['one', 'other', 'one']) {
    const { rows } = await sql<{ said: string }>`select ${value} as said`.execute(database);
    expect(rows).toEqual([{ said: value }]);
  }

  expect(prepare).toHaveBeenCalledTimes(1);
});

it('a query that was prepared knows a column that came since', async () => {
  const database = aDatabase();
  await sql`create table things (name text)`.execute(database);
  await sql`insert into things (name) values ('first')`.execute(database);
  const all = () => sql`select * from things`.execute(database);
  expect((await all()).rows).toEqual([{ name: 'first' }]);

  await sql`alter table things add column size integer default 7`.execute(database);

  expect((await all()).rows).toEqual([{ name: 'first', size: 7 }]);
});
