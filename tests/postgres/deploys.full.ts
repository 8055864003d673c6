import { expect, it, onTestFinished } from 'vitest';
import { openPostgres } from '../../src/server/storage/postgres/openPostgres.ts';
import { aPostgresUrl } from '../factories/aPostgresUrl.ts';
import { expectNothingLost } from '../models/kills/expectNothingLost.ts';
import { Lives } from '../models/kills/Lives.ts';
import { readBooks } from '../models/kills/readBooks.ts';
import { Balancer } from '../models/town/Balancer.ts';
import { openTown } from '../models/town/openTown.ts';
import { startLoad } from '../models/town/startLoad.ts';

const PROCESSES = 3;
/** DEPLOYS sets them by hand. */
const DEPLOYS = Number(process.env['DEPLOYS'] ?? '100');
const LIMIT_MS = 30 * 60_000;

it(
  `no page view and no sign-up fails while three processes are replaced ${DEPLOYS} times`,
  async () => {
    const { sandboxUrl, variables } = await openTown();
    const databaseUrl = await aPostgresUrl();
    const balancer = await Balancer.open();
    onTestFinished(() => balancer.close());
    const processes = Array.from(
      { length: PROCESSES },
      () => new Lives({ ...variables, DATABASE_URL: databaseUrl }),
    );
    onTestFinished(async () => {
      await Promise.all(processes.map((it) => it.kill()));
    });
    // All at once, on a database without a table.
    await Promise.all(processes.map((it) => it.start(0)));
    for (const it of processes) balancer.join(await it.url);

    const load = startLoad(balancer, sandboxUrl);
    for (let deploys = 0; deploys < DEPLOYS; deploys += 1) {
      const before = { ...balancer.answered };
      await replace(balancer, processes[deploys % PROCESSES]);
      await expect.poll(() => balancer.answered.views).toBeGreaterThan(before.views);
      await expect.poll(() => balancer.answered.calls).toBeGreaterThan(before.calls);
    }
    const told = await load.stop();

    expect(balancer.failed).toEqual([]);
    expect(told.map(({ status }) => status)).toEqual(told.map(() => 200));
    expect(told.length).toBeGreaterThan(0);
    const database = openPostgres(databaseUrl);
    onTestFinished(() => database.destroy());
    // One word for each thing that has yet to be done, so that a failure says what.
    await expect.poll(async () => (await readBooks(database, sandboxUrl)).waiting).toBe(0);
    expectNothingLost(await readBooks(database, sandboxUrl), told);
  },
  LIMIT_MS,
);

/** A deploy of one process: out of the turn, ended, started anew, back into it. */
async function replace(balancer: Balancer, process: Lives | undefined): Promise<void> {
  if (process === undefined) throw new Error('There is no such process');
  balancer.leave(await process.url);
  await process.stop();
  await process.start(0);
  balancer.join(await process.url);
}
