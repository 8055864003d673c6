import { expect, it, onTestFinished } from 'vitest';
import { openPostgres } from '../../src/server/storage/postgres/openPostgres.ts';
import { aPostgresUrl } from '../factories/databases/aPostgresUrl.ts';
import { booksAtRest } from '../models/kills/booksAtRest.ts';
import { expectNothingLost } from '../models/kills/expectNothingLost.ts';
import { Lives } from '../models/kills/Lives.ts';
import { Balancer } from '../models/town/Balancer.ts';
import { openTown } from '../models/town/openTown.ts';
import { BUYERS, startLoad } from '../models/town/startLoad.ts';

const PROCESSES = 3;
/** DEPLOYS overrides the number. */
const DEPLOYS = Number(process.env['DEPLOYS'] ?? '100');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const LIMIT_MS = 30 * 60_000;

/** The share of deployments whose process is killed during its work. */
const KILLED_ONE_IN = 20;

/**
 * Longer than an order waits whose process was killed before the charge, or a mail or capture that
 * it had begun.
 */
const PATIENCE = { timeout: 150_000 };

it(
  `no page view and no sign-up fails while three processes are replaced ${DEPLOYS} times, some of them killed`,
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
    // All at the same time, on a database without tables.
    await Promise.all(processes.map((it) => it.start(0)));
    for (const it of processes) balancer.join(await it.url);

    const load = startLoad(balancer, sandboxUrl);
    for (let deploys = 0; deploys < DEPLOYS; deploys += 1) {
      const before = { ...balancer.answered };
      await replace(balancer, processes[deploys % PROCESSES], deploys % KILLED_ONE_IN === 1);
      await expect.poll(() => balancer.answered.views).toBeGreaterThan(before.views);
      await expect.poll(() => balancer.answered.calls, PATIENCE).toBeGreaterThan(before.calls);
    }
    const told = await load.stop();

    // Each kill may end both buyers' attempts before their charge. They get an answer, and order
    // again.
    const kills = processes.reduce((sum, it) => sum + it.kills, 0);
    const refused = told.filter(({ status }) => status !== 200);
    expect(kills).toBe(Math.ceil((DEPLOYS - 1) / KILLED_ONE_IN));
    expect(refused.length).toBeLessThanOrEqual(BUYERS * kills);
    expect(refused.every(({ body }) => body.includes('NOTHING_CHARGED'))).toBe(true);
    const ended = new Set(refused.map(({ key, status }) => `GET /attempts/${key}: ${status}`));
    expect(balancer.failed.filter((it) => !ended.has(it))).toEqual([]);
    expect(told.length - refused.length).toBeGreaterThan(0);
    // A day later nothing is watched any more.
    await Promise.all(processes.map((it) => it.stop()));
    await processes[0]?.start(DAY + HOUR);
    const database = openPostgres(databaseUrl);
    onTestFinished(() => database.destroy());
    expectNothingLost(await booksAtRest(database, sandboxUrl, PATIENCE), told);
  },
  LIMIT_MS,
);

/**
 * A deployment of one process: removed from the balancer, ended or killed while it works,
 * restarted, and added again.
 */
async function replace(
  balancer: Balancer,
  process: Lives | undefined,
  isKilled: boolean,
): Promise<void> {
  if (process === undefined) throw new Error('There is no such process');
  const url = await process.url;
  if (isKilled) {
    balancer.kills(url);
    await process.kill();
    balancer.leave(url);
  } else {
    balancer.leave(url);
    await process.stop();
  }
  await process.start(0);
  balancer.join(await process.url);
}
