import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { openSqlite } from './openSqlite.ts';
import { keepPlacedOrder } from './placedOrders.ts';

it('an order that is noted already is not written again, as each write waits for the disk', async () => {
  const database = openSqlite(':memory:');
  onTestFinished(() => database.destroy());
  await sql`create table sessions (id text primary key, attempt_id text)`.execute(database);
  await sql`create table attempts (id text, created_at text, status text)`.execute(database);
  await sql`insert into sessions values ('session', null)`.execute(database);
  await sql`insert into attempts values ('first', '1', 'done'), ('second', '2', 'done')`.execute(
    database,
  );
  const written = async () =>
    (await sql<{ rows: number }>`select total_changes() as rows`.execute(database)).rows[0]?.rows;
  const before = (await written()) ?? Number.NaN;

  for (const attempt of ['first', 'first', 'second', 'second', 'first']) {
    await keepPlacedOrder(database, 'session', attempt);
  }

  expect(await written()).toBe(before + 2);
  const { rows } = await sql`select attempt_id from sessions`.execute(database);
  expect(rows).toEqual([{ attempt_id: 'second' }]);
});
