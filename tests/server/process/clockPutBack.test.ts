import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { waitAfter } from '../../../src/server/jobs/deliverOutbox.ts';
import { startPruning } from '../../../src/server/jobs/startPruning.ts';
import { startSharedJob } from '../../../src/server/jobs/startSharedJob.ts';
import { followBanks } from '../../../src/server/orders/banks/followBanks.ts';
import { OLD_ROWS } from '../../factories/databases/oldRows.ts';
import {
  aDebitRequest,
  aDirectDebitVisitor,
} from '../../factories/payments/aDirectDebitVisitor.ts';
import { aPaidBrand, aRequestWith, booksOf, pay } from '../../factories/payments/aPaidSignUp.ts';
import { aServer, type TestServer } from '../../factories/servers/aServer.ts';
import { aVisitor } from '../../factories/servers/aVisitor.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const YEAR = 365 * DAY;
const LEASE_MS = 120_000;
const PATIENCE = { timeout: 10_000 };

/** Starts a job that counts its rounds. */
function counting(server: TestServer, restMs: number | null) {
  let rounds = 0;
  const job = startSharedJob(server.deps, {
    name: 'prune',
    everyMs: 2,
    restMs,
    fault: 'It failed',
    rounds: [
      async () => {
        rounds += 1;
      },
    ],
  });
  onTestFinished(() => job.stop());
  return { job, rounds: () => rounds };
}

describe.each([
  ['each day', DAY],
  ['all the time', null],
])('a shared job that runs %s', (_, restMs) => {
  it('runs again when the clock of the process before it was a year ahead', async () => {
    const server = await aServer();
    server.pass(YEAR);
    const first = counting(server, restMs);
    await vi.waitFor(() => expect(first.rounds()).toBeGreaterThan(0), PATIENCE);
    await first.job.stop();

    server.pass(-YEAR);
    const second = counting(server, restMs);
    await vi.waitFor(() => expect(second.rounds()).toBeGreaterThan(0), PATIENCE);
  });

  it('runs again when the clock is put back by a year under it', async () => {
    const server = await aServer();
    server.pass(YEAR);
    const job = counting(server, restMs);
    await vi.waitFor(() => expect(job.rounds()).toBeGreaterThan(0), PATIENCE);

    server.pass(-YEAR);
    const before = job.rounds();
    await vi.waitFor(() => expect(job.rounds()).toBeGreaterThan(before), PATIENCE);
  });
});

it('a process does not keep a turn in memory that another may take from the database', async () => {
  const server = await aServer();
  server.pass(YEAR);
  const ahead = counting(server, null);
  await vi.waitFor(() => expect(ahead.rounds()).toBeGreaterThan(0), PATIENCE);
  server.pass(-YEAR);
  const turn = () =>
    server.database.selectFrom('job_turns').select('ends_at').executeTakeFirstOrThrow();

  await vi.waitFor(async () => {
    const { ends_at } = await turn();
    expect(Date.parse(ends_at)).toBeLessThan(server.deps.clock().getTime() + DAY);
  }, PATIENCE);
});

/** Runs the job that deletes what is over, once. */
async function afterARound(server: TestServer): Promise<void> {
  const job = startPruning(server.deps);
  await job.stop();
}

describe.each([
  ['an hour', 60 * MINUTE],
  ['ten minutes', 10 * MINUTE],
])('work that was queued while the clock was %s ahead', (_, ahead) => {
  it('does not wait until then: a capture and the mails of an order', async () => {
    const server = await aServer({ brands: [aPaidBrand()] });
    server.pass(ahead);
    await pay(await aVisitor(server.app));
    server.pass(-ahead);

    await afterARound(server);
    await server.deliver();

    expect(booksOf(server)).toEqual(['captured']);
    expect(server.mail.sent).toHaveLength(2);
  });

  it('does not wait until then: an order whose payment is unclear', async () => {
    const server = await aServer({ brands: [aPaidBrand()] });
    server.pass(ahead);
    await pay(await aVisitor(server.app), aRequestWith('lost'));
    await server.database
      .updateTable('attempts')
      .set({ due_at: new Date(server.deps.clock().getTime() + 30_000).toISOString() })
      .execute();
    server.pass(-ahead);

    await afterARound(server);
    await server.settle();

    const statuses = await server.database.selectFrom('attempts').select('status').execute();
    expect(statuses).toEqual([{ status: 'succeeded' }]);
  });
});

describe('work that was queued while the clock was a year ahead', () => {
  it('is done: a capture', async () => {
    const server = await aServer({ brands: [aPaidBrand()] });
    server.pass(YEAR);
    await pay(await aVisitor(server.app));
    server.pass(-YEAR);
    await server.deliver();
    expect(booksOf(server)).toEqual(['held']);

    await afterARound(server);
    await server.deliver();

    expect(booksOf(server)).toEqual(['captured']);
    expect(server.log.filter((line) => line.includes('clock was ahead'))).toHaveLength(1);
  });

  it("is done: a look at a bank's payment", async () => {
    const { authorise, server, visitor } = await aDirectDebitVisitor();
    await pay(visitor, aDebitRequest(await authorise()));
    const ahead = new Date(server.deps.clock().getTime() + YEAR).toISOString();
    await server.database.updateTable('payments').set({ look_at: ahead }).execute();
    expect(await followBanks(server.deps)).toBe(0);

    await afterARound(server);

    expect(await followBanks(server.deps)).toBe(1);
  });

  it('is done: an order whose payment is unclear, and its limits end', async () => {
    const server = await aServer({ brands: [aPaidBrand()] });
    await pay(await aVisitor(server.app));
    const ahead = new Date(server.deps.clock().getTime() + YEAR).toISOString();
    await server.database.updateTable('attempts').set({ due_at: ahead }).execute();
    await server.database.updateTable('rate_limits').set({ expires_at: ahead }).execute();

    await afterARound(server);

    const due = await server.database.selectFrom('attempts').select('due_at').execute();
    expect(due).toEqual([{ due_at: server.deps.clock().toISOString() }]);
    expect(await server.database.selectFrom('rate_limits').select('key').execute()).toEqual([]);
  });

  it.each([1, 6, 10, 19])(
    'leaves a piece that failed %i times to wait as it should',
    async (attempts) => {
      const server = await aServer({ brands: [aPaidBrand()] });
      await pay(await aVisitor(server.app));
      const wait = Math.max(waitAfter(attempts), LEASE_MS);
      const due_at = new Date(server.deps.clock().getTime() + wait).toISOString();
      await server.database.updateTable('outbox').set({ attempts, due_at }).execute();

      await afterARound(server);

      const rows = await server.database.selectFrom('outbox').select('due_at').distinct().execute();
      expect(rows).toEqual([{ due_at }]);
    },
  );

  it('leaves what waits as long as it should, and says nothing', async () => {
    const { authorise, server, visitor } = await aDirectDebitVisitor();
    await pay(visitor, aDebitRequest(await authorise()));
    const later = new Date(server.deps.clock().getTime() + 4 * 60 * MINUTE).toISOString();
    await server.database.updateTable('outbox').set({ attempts: 20, due_at: later }).execute();
    const state = async () => [
      await server.database.selectFrom('outbox').select('due_at').execute(),
      await server.database.selectFrom('payments').select('look_at').execute(),
      await server.database.selectFrom('rate_limits').selectAll().execute(),
    ];
    const before = await state();

    await afterARound(server);

    expect(await state()).toEqual(before);
    expect(server.log.filter((line) => line.includes('clock was ahead'))).toEqual([]);
  });
});

it('everything is looked at again by the job that deletes what is over, and not a year later', async () => {
  const server = await aServer();
  const { database } = server;
  await OLD_ROWS.outbox(database, 'old', '2015-01-01T00:00:00.000Z');
  await database.updateTable('outbox').set({ status: 'byHand' }).execute();
  const turn = () => database.selectFrom('job_turns').select('ends_at').executeTakeFirst();
  server.pass(YEAR);
  const job = startPruning(server.deps, 1);
  onTestFinished(() => job.stop());
  await vi.waitFor(async () => expect(await turn()).toBeDefined(), PATIENCE);
  const ahead = (await turn())?.ends_at;
  await vi.waitFor(async () => {
    server.pass(1);
    expect((await turn())?.ends_at).not.toBe(ahead);
  }, PATIENCE);

  server.pass(-YEAR);
  await database.updateTable('outbox').set({ status: 'done' }).execute();

  const rows = () => database.selectFrom('outbox').select('id').execute();
  await vi.waitFor(async () => {
    server.pass(1);
    expect(await rows()).toEqual([]);
  }, PATIENCE);
});
