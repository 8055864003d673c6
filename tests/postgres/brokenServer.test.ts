import { inspect } from 'node:util';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { healthRoutes } from '../../src/server/routes/healthRoutes.ts';
import { connectPostgres } from '../../src/server/storage/postgres/connectPostgres.ts';
import { openPostgres } from '../../src/server/storage/postgres/openPostgres.ts';
import { type FakePostgres, fakePostgres } from '../factories/databases/fakePostgres.ts';

/** A server that never answers a query. */
function hanging(): Promise<FakePostgres> {
  return fakePostgres((query) => ({ kind: query === 'select hang' ? 'hang' : 'empty' }));
}

/** Short, so that a test need not wait for it. */
const SHORT = { statementMs: 15_000, queryMs: 100 };

it('connections whose first query fails leave room for others, as many as there may be', async () => {
  const TIMES = 10;
  const { url } = await fakePostgres((_query, nth) => ({ kind: nth <= TIMES ? 'cut' : 'empty' }));
  const database = openPostgres(url);
  onTestFinished(() => database.destroy());
  for (let time = 0; time < TIMES; time += 1) {
    await expect(sql`select 1`.execute(database)).rejects.toThrow('terminated');
  }

  const { rows } = await sql`select 1`.execute(database);

  expect(rows).toEqual([]);
});

it('a statement that is never answered fails, and its connection is not used again', async () => {
  const { queries, url } = await hanging();
  const database = openPostgres(url, { limits: SHORT });

  await expect(sql`select hang`.execute(database)).rejects.toThrow('timeout');
  await sql`select 1`.execute(database);
  await database.destroy();

  const settings = queries.filter((query) => query.includes('statement_timeout'));
  expect(settings).toHaveLength(2);
});

it('a transaction with a statement that is never answered ends without another', async () => {
  const { queries, url } = await hanging();
  const database = openPostgres(url, { limits: SHORT });

  const ended = database.transaction().execute((transaction) => {
    return sql`select hang`.execute(transaction);
  });
  await expect(ended).rejects.toThrow('timeout');
  await database.destroy();

  expect(queries.slice(1)).toEqual(['begin', 'select hang']);
});

it('a pooler that gives every statement another connection is named at the start', async () => {
  const fields = { C: '08P01', M: 'transaction blocks not allowed in statement pooling mode' };
  const { url } = await fakePostgres((query) =>
    query === 'begin' ? { kind: 'refused', fields } : { kind: 'empty' },
  );

  await expect(connectPostgres(url)).rejects.toThrow('pool_mode = session');
});

it('a database that hangs fails readiness in time, by one probe however often it is asked', async () => {
  const { queries, url } = await hanging();
  let time = 0;
  const clock = () => new Date(time);
  const app = Fastify();
  onTestFinished(() => app.close());
  healthRoutes(app, { clock, database: openPostgres(url), isReady: () => true }, 10);

  for (let asked = 0; asked < 3; asked += 1) {
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    time += 10_000;
  }

  // Each connection begins with its settings, and each running probe has its own.
  expect(queries).toHaveLength(1);
});

it('an error of the database says which constraint it is about, and no value of a row', async () => {
  const values = { D: 'Key (email)=(ada@x) exists', W: 'row (ada@x)', q: "select 'ada@x'" };
  const fields = { S: 'ERROR', C: '23505', M: 'duplicate key', n: 'users_email', ...values };
  const { url } = await fakePostgres((query) =>
    query === 'insert' ? { kind: 'refused', fields } : { kind: 'empty' },
  );
  const database = openPostgres(url);
  onTestFinished(() => database.destroy());

  const error: unknown = await sql`insert`.execute(database).catch((caught: unknown) => caught);

  expect(error).toMatchObject({ code: '23505', constraint: 'users_email' });
  expect(inspect(error, { depth: null })).not.toContain('ada@x');
});
