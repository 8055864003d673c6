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

/** Returns a function that lists the pragmas that the database has received. */
function settingsMade(): () => readonly string[] {
  const exec = vi.spyOn(DatabaseSync.prototype, 'exec');
  onTestFinished(() => exec.mockRestore());
  return () => exec.mock.calls.flat();
}

async function aCountingDatabase() {
  const database = aDatabase();
  await sql`create table rate_limits (key text primary key, points integer)`.execute(database);
  await sql`create table orders (id text primary key)`.execute(database);
  return database;
}

const aCount = (key: string) => sql`insert into "rate_limits" (key, points) values (${key}, 1)`;

const safety = async (database: ReturnType<typeof aDatabase>) =>
  (await sql<{ synchronous: number }>`pragma synchronous`.execute(database)).rows[0]?.synchronous;

it('a limit is counted without waiting for the disk, and what follows waits again', async () => {
  const database = await aCountingDatabase();
  const made = settingsMade();

  await aCount('one').execute(database);
  await expect(aCount('one').execute(database)).rejects.toThrow('UNIQUE');

  const once = ['PRAGMA synchronous = NORMAL', 'PRAGMA synchronous = FULL'];
  expect(made()).toEqual([...once, ...once]);
  expect(await safety(database)).toBe(2);
});

it('an order waits for the disk, and so does a transaction that counts', async () => {
  const database = await aCountingDatabase();
  const made = settingsMade();

  await sql`insert into "orders" (id) values ('one')`.execute(database);
  await database.transaction().execute(async (transaction) => {
    await aCount('two').execute(transaction);
    await sql`insert into "orders" (id) values ('two')`.execute(transaction);
  });

  expect(made()).toEqual([]);
  expect(await safety(database)).toBe(2);
});

it('a session that starts with an order waits for the disk', async () => {
  const database = aDatabase();
  await sql`create table sessions (id text primary key, attempt_id text)`.execute(database);
  const made = settingsMade();

  await sql`insert into "sessions" ("id") values ('one')`.execute(database);
  expect(made()).toHaveLength(2);
  await sql`insert into "sessions" ("id", "attempt_id") values ('two', 'an order')`.execute(
    database,
  );
  expect(made()).toHaveLength(2);
});

it('prepares what begins and ends a transaction once', async () => {
  const database = aDatabase();
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
  onTestFinished(() => prepare.mockRestore());

  for (let round = 0; round < 3; round += 1) {
    await database.transaction().execute(async () => undefined);
    const left = database.transaction().execute(() => Promise.reject(new Error('left')));
    await expect(left).rejects.toThrow('left');
  }

  expect(prepare.mock.calls.flat()).toEqual(['begin immediate', 'commit', 'rollback']);
});

it('reports the fault for which SQLite rolled back, and continues', async () => {
  const database = aDatabase();
  await sql`create table things (name text unique)`.execute(database);
  const twice = database.transaction().execute(async (transaction) => {
    await sql`insert into things (name) values ('taken back')`.execute(transaction);
    // Like a full disk, it rolls back the whole transaction.
    await sql`insert or rollback into things (name) values ('taken back')`.execute(transaction);
  });

  await expect(twice).rejects.toThrow('UNIQUE constraint failed');
  await database.transaction().execute(async (transaction) => {
    await sql`insert into things (name) values ('kept')`.execute(transaction);
  });
  expect((await sql`select * from things`.execute(database)).rows).toEqual([{ name: 'kept' }]);
});
