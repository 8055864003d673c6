import { expect, it, onTestFinished, vi } from 'vitest';
import { startSharedJob, TURN_MS } from '../../../src/server/jobs/startSharedJob.ts';
import { endTurns, leaveTurn, takeTurn } from '../../../src/server/storage/processes/jobTurns.ts';
import { aServer } from '../../factories/servers/aServer.ts';

const DAY = 86_400_000;
const OFTEN_MS = 2;
const PATIENCE = { timeout: 30_000 };

it('of many simultaneous requests one gets the turn, and no other before its end', async () => {
  const { database } = await aServer();
  const [now, until] = [new Date(1_000_000), new Date(2_000_000)];
  const holders = Array.from({ length: 20 }, (_, nth) => `process ${nth}`);
  const take = (holder: string, at: Date) =>
    takeTurn(database, { job: 'job', holder }, { now: at, until, farthest: until });

  const taken = await Promise.all(holders.map((holder) => take(holder, now)));

  expect(taken.filter((isTaken) => isTaken)).toHaveLength(1);
  const holder = holders[taken.indexOf(true)] ?? '';
  expect(await take(holder, now)).toBe(true);
  expect(await take('late', new Date(until.getTime() - 1))).toBe(false);
  expect(await take('late', until)).toBe(true);
  await leaveTurn(database, { job: 'job', holder }, now);
  expect(await take(holder, now)).toBe(false);
});

it('a release that arrives late ends no turn that its process has taken since', async () => {
  const { database, deps } = await aServer();
  const holders: string[] = [];
  const others: boolean[] = [];
  const job = startSharedJob(deps, {
    name: 'prune',
    everyMs: OFTEN_MS,
    restMs: DAY,
    fault: 'The round failed',
    rounds: [
      async () => {
        const { holder } = await database
          .selectFrom('job_turns')
          .selectAll()
          .executeTakeFirstOrThrow();
        const [first] = holders;
        holders.push(holder);
        if (first === undefined) throw new Error('Releases the turn');
        const now = deps.clock();
        const until = new Date(now.getTime() + TURN_MS);
        await leaveTurn(database, { job: 'prune', holder: first }, now);
        const another = { job: 'prune', holder: 'another process' };
        others.push(await takeTurn(database, another, { now, until, farthest: until }));
      },
    ],
  });
  onTestFinished(() => job.stop());

  await vi.waitFor(() => expect(others).toHaveLength(1), PATIENCE);
  expect(others).toEqual([false]);
});

it('a process that has the database to itself waits for no turn of one that died', async () => {
  const { database } = await aServer();
  const [now, until] = [new Date(1_000_000), new Date(2_000_000)];
  await takeTurn(database, { job: 'held', holder: 'dead' }, { now, until, farthest: until });
  await takeTurn(database, { job: 'done', holder: 'dead' }, { now, until, farthest: until });
  await leaveTurn(database, { job: 'done', holder: 'dead' }, until);

  await endTurns(database, now);

  const take = (job: string) =>
    takeTurn(database, { job, holder: 'alone' }, { now, until, farthest: until });
  expect([await take('held'), await take('done')]).toEqual([true, false]);
});
