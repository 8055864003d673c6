import { expect, it, onTestFinished } from 'vitest';
import { startJobs } from '../../../src/server/jobs/startJobs.ts';
import { SHARED_JOBS } from '../../../src/server/jobs/startSharedJob.ts';
import { aServer } from '../../factories/servers/aServer.ts';

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
