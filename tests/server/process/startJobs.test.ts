import { expect, it, onTestFinished, vi } from 'vitest';
import { startJobs } from '../../../src/server/jobs/startJobs.ts';
import { SHARED_JOBS } from '../../../src/server/jobs/startSharedJob.ts';
import { NO_SIGN_OF_LIFE } from '../../../src/server/storage/processes/SignOfLife.ts';
import { aServer } from '../../factories/servers/aServer.ts';
import { aSignupRequest, aVisitor } from '../../factories/servers/aVisitor.ts';

it('a server starts every job of which one process takes a turn', async () => {
  const { database, deps } = await aServer();

  const jobs = startJobs(deps);
  onTestFinished(() => jobs.stop());

  const taken = async () => {
    const rows = await database.selectFrom('job_turns').select('job').execute();
    return rows.map(({ job }) => job).toSorted();
  };
  await expect.poll(taken, { timeout: 30_000 }).toEqual(SHARED_JOBS.toSorted());
});

it('no job takes on more work while another one delays the stop', async () => {
  const { app, database, deps } = await aServer();
  for (const name of ['ada', 'bob', 'cy']) {
    const leadInfo = { email: `${name}@example.com` };
    await (await aVisitor(app)).post('/signup/free', aSignupRequest({ leadInfo }));
  }
  const mailAnswer = Promise.withResolvers<void>();
  const send = vi.fn(() => mailAnswer.promise);
  const slow = Promise.withResolvers<readonly number[]>();
  const deadOf = vi.fn(() => slow.promise);
  const signOfLife = { ...NO_SIGN_OF_LIFE, current: () => 1, deadOf };

  const jobs = startJobs({ ...deps, signOfLife, gateways: { ...deps.gateways, mail: { send } } });
  await expect.poll(() => [send.mock.calls.length, deadOf.mock.calls.length]).toEqual([1, 1]);
  const stopped = jobs.stop();
  mailAnswer.resolve();
  const done = () =>
    database.selectFrom('outbox').select('kind').where('status', '=', 'done').execute();
  await expect.poll(done).not.toEqual([]);
  slow.resolve([]);
  await stopped;

  expect(send).toHaveBeenCalledOnce();
});
