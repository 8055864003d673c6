import { sql } from 'kysely';
import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { measureBacklog } from '../../../src/server/metrics/measureBacklog.ts';
import { aSqliteDatabase } from '../../factories/databases/aMigratedDatabase.ts';
import { aServer } from '../../factories/servers/aServer.ts';
import { aVisitor } from '../../factories/servers/aVisitor.ts';
import { samplesOf } from '../../factories/servers/samplesOf.ts';

it('a database that is away leaves the other figures as they are', async () => {
  const server = await aServer();
  await aVisitor(server.app);
  expect(samplesOf(await server.metrics(), 'signup_database_up').map(flat)).toEqual([{ value: 1 }]);
  await server.database.destroy();

  const text = await server.metrics();

  expect(samplesOf(text, 'signup_database_up').map(flat)).toEqual([{ value: 0 }]);
  expect(samplesOf(text, 'signup_unclear_payments')).toEqual([]);
  expect(samplesOf(text, 'signup_http_request_seconds_count')).toHaveLength(1);
});

it('a database that only reads is said to be away, with the work that it still tells of', async () => {
  const database = await aSqliteDatabase();
  const server = await aServer({ deps: { database } });
  const up = async () => samplesOf(await server.metrics(), 'signup_database_up').map(flat);
  await sql`pragma query_only = on`.execute(database);

  expect(await up()).toEqual([{ value: 0 }]);
  expect(samplesOf(await server.metrics(), 'signup_unclear_payments').map(flat)).toEqual([
    { value: 0 },
  ]);

  await sql`pragma query_only = off`.execute(database);
  expect(await up()).toEqual([{ value: 1 }]);
});

it('a database that hangs on a commit is said to be away, with the work that it still tells of', async () => {
  const database = await aSqliteDatabase();
  const inserts = new WeakSet<object>();
  const hanging = database.withPlugin({
    transformQuery({ node, queryId }) {
      if (node.kind === 'InsertQueryNode') inserts.add(queryId);
      return node;
    },
    transformResult: ({ queryId, result }) =>
      inserts.has(queryId) ? new Promise(() => undefined) : Promise.resolve(result),
  });
  const registry = new Registry();
  measureBacklog(registry, { clock: () => new Date(), database: hanging }, 10);

  const text = await registry.metrics();

  expect(samplesOf(text, 'signup_database_up').map(flat)).toEqual([{ value: 0 }]);
  expect(samplesOf(text, 'signup_unclear_payments').map(flat)).toEqual([{ value: 0 }]);
});

it('a database that hangs is said to be away, and is asked once', async () => {
  const database = await aSqliteDatabase();
  const registry = new Registry();
  measureBacklog(registry, { clock: () => new Date(), database }, 10);
  const up = async () => samplesOf(await registry.metrics(), 'signup_database_up').map(flat);
  const letGo = Promise.withResolvers<void>();
  // It has one connection.
  const held = database.transaction().execute(() => letGo.promise);

  expect(await up()).toEqual([{ value: 0 }]);
  expect(await up()).toEqual([{ value: 0 }]);

  letGo.resolve();
  await held;
  await expect.poll(up).toEqual([{ value: 1 }]);
});

function flat({ labels, value }: ReturnType<typeof samplesOf>[number]) {
  return { ...labels, value };
}
