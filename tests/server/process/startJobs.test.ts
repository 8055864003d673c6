import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startJobs } from '../../../src/server/jobs/startJobs.ts';
import { aServer } from '../../factories/servers/aServer.ts';

const JOBS = join(import.meta.dirname, '../../../src/server/jobs');

/** The names of all jobs of which one process takes a turn, as their files have them. */
function namesInFiles(): readonly string[] {
  const files = readdirSync(JOBS).filter((name) => /^start\w+\.ts$/.test(name));
  return files.flatMap((file) =>
    [...readFileSync(join(JOBS, file), 'utf8').matchAll(/^ {4}name: '(\w+)',$/gm)].map(
      ([, name = '']) => name,
    ),
  );
}

it('a server starts every job of which one process takes a turn', async () => {
  const { database, deps } = await aServer();
  const names = namesInFiles();
  expect(names.length).toBeGreaterThan(3);

  const jobs = startJobs(deps);
  onTestFinished(() => jobs.stop());

  const taken = async () => {
    const rows = await database.selectFrom('job_turns').select('job').execute();
    return rows.map(({ job }) => job).toSorted();
  };
  await expect.poll(taken, { timeout: 30_000 }).toEqual(names.toSorted());
});
