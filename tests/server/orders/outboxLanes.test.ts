import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { assignLanes } from '../../../src/server/jobs/assignLanes.ts';
import { startOutbox } from '../../../src/server/jobs/startOutbox.ts';
import { MIGRATIONS, migrate } from '../../../src/server/storage/migrate.ts';
import { anEmptyDatabase } from '../../factories/databases/aMigratedDatabase.ts';
import { aServer, type TestServer } from '../../factories/servers/aServer.ts';

const DUE_AT = '2026-11-21T08:00:00.000Z';

/** Work as the release before lanes queues it, or with the lane of a newer release. */
async function queue(
  { database }: Pick<TestServer, 'database'>,
  {
    id,
    kind,
    lane,
    payload,
  }: Readonly<Record<'id' | 'kind' | 'payload', string>> & {
    readonly lane?: string;
  },
): Promise<void> {
  const [names, values] = lane === undefined ? [sql``, sql``] : [sql`, lane`, sql`, ${lane}`];
  await sql`insert into outbox (id, brand_id, kind, dedupe_key, payload, status, attempts, due_at, created_at${names})
    values (${id}, 'slotbook', ${kind}, ${id}, ${payload}, 'waiting', 0, ${DUE_AT}, ${DUE_AT}${values})`.execute(
    database,
  );
}

const paidBy = (method: string) =>
  JSON.stringify({ paymentAccount: 'software', method, transactionId: `T-${method}` });

function rowsOf({ database }: TestServer) {
  const rows = database.selectFrom('outbox').select(['lane', 'status', 'attempts', 'last_error']);
  return rows.orderBy('id').execute();
}

it.each([
  ['a method', 'void', 'XX', 'This release has no payment method XX'],
  ['a kind of work', 'voucherMail', 'voucherMail', 'Unhandled case: "voucherMail"'],
])(
  'tries work of %s that only another release knows, and reports its fault once a day',
  async (_what, kind, lane, fault) => {
    const server = await aServer();
    await queue(server, { id: 'newer', kind, lane, payload: paidBy('XX') });

    for (let hour = 0; hour < 26; hour += 1) {
      await server.deliver();
      server.pass(3_600_000);
    }

    const [row] = await rowsOf(server);
    expect(row).toMatchObject({ lane, status: 'waiting' });
    expect(row?.attempts).toBeGreaterThan(20);
    expect(row?.last_error).toContain(fault);
    expect(server.log.filter((line) => line.includes('has failed for a day'))).toHaveLength(1);
  },
);

it('gives work without a lane the lane of its method or service', async () => {
  const database = await anEmptyDatabase();
  const before = Object.entries(MIGRATIONS).filter(([name]) => name < '0035');
  await migrate(database, Object.fromEntries(before));
  await queue({ database }, { id: '1', kind: 'capture', payload: paidBy('CC') });
  await queue({ database }, { id: '2', kind: 'refund', payload: paidBy('GC') });
  await queue({ database }, { id: '3', kind: 'void', payload: 'broken' });
  await queue({ database }, { id: '4', kind: 'endBilling', payload: '{}' });
  await migrate(database);
  await queue({ database }, { id: '5', kind: 'receiptMail', payload: paidBy('CC') });

  expect(await assignLanes({ database })).toBe(5);

  const rows = await database.selectFrom('outbox').select('lane').orderBy('id').execute();
  expect(rows.map(({ lane }) => lane)).toEqual(['CC', 'GC', 'payments', 'billing', 'mail']);
  expect(await assignLanes({ database })).toBe(0);
});

it('gives each its lane where many have none, and ends early when the server stops', async () => {
  const server = await aServer();
  for (let id = 0; id < 500; id += 1) {
    await queue(server, { id: `${id}`, kind: 'endBilling', payload: '{}' });
  }

  expect(await assignLanes(server, () => true)).toBe(0);
  expect(await assignLanes(server)).toBe(500);

  const lanes = await server.database.selectFrom('outbox').select('lane').distinct().execute();
  expect(lanes).toEqual([{ lane: 'billing' }]);
});

it('does the work of the previous release once, and without waiting for a service that it does not call', async () => {
  const server = await aServer();
  const hung = Promise.withResolvers<void>();
  const given: string[] = [];
  const giving = (method: 'CC' | 'GC') => ({
    ...server.deps.methods[method],
    giveBack: async () => {
      if (method === 'CC') await hung.promise;
      given.push(method);
      return { kind: 'done' } as const;
    },
  });
  const methods = { ...server.deps.methods, CC: giving('CC'), GC: giving('GC') };
  await queue(server, { id: '1', kind: 'void', payload: paidBy('CC') });
  await queue(server, { id: '2', kind: 'void', payload: paidBy('GC') });

  const jobs = [1, 2].map(() => startOutbox({ ...server.deps, methods }, 1));

  await expect.poll(() => given).toEqual(['GC']);
  hung.resolve();
  await Promise.all(jobs.map((job) => job.stop()));
  expect(given).toEqual(['GC', 'CC']);
  expect(await rowsOf(server)).toMatchObject([
    { lane: 'CC', status: 'done', attempts: 1 },
    { lane: 'GC', status: 'done', attempts: 1 },
  ]);
});
