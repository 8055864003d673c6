import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';
import { openSqliteFile } from '../../src/server/storage/openSqliteFile.ts';
import { openPostgres } from '../../src/server/storage/postgres/openPostgres.ts';
import { aPostgresUrl, copyOfMigrated, POSTGRES } from '../factories/databases/aPostgresUrl.ts';
import { DEPTH } from '../factories/depth.ts';
import { booksAtRest } from './kills/booksAtRest.ts';
import { expectNothingLost } from './kills/expectNothingLost.ts';
import { startProgram } from './kills/Lives.ts';
import { Balancer } from './town/Balancer.ts';
import { LONGEST_LINE_MS, lineOf } from './town/lineOf.ts';
import { openTown, type Town } from './town/openTown.ts';
import { processesOf } from './town/processesOf.ts';
import { startLoad } from './town/startLoad.ts';

/** Leaves each wait below its own limit, which says what was printed meanwhile. */
const LIMIT_MS = 10 * 60_000 + DEPTH.handOvers * LONGEST_LINE_MS;
/** In a full run there is no pause. */
const REST_MS = process.env['TEST_FULL'] === undefined ? 500 : 0;

/** A machine with the data, and the number of processes that serve on it. */
async function aMachine({ dataDir, variables }: Town) {
  const databaseUrl = POSTGRES === null ? null : await aPostgresUrl(copyOfMigrated);
  const { child, readyLine } = await startProgram('server', {
    ...variables,
    // If a replacement fails, the test reports why.
    LOG_LEVEL: 'error',
    ...(databaseUrl === null ? { WORKERS: '1' } : { WORKERS: '2', DATABASE_URL: databaseUrl }),
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
  });
  const open = () => (databaseUrl === null ? openSqliteFile(dataDir) : openPostgres(databaseUrl));
  return { child, url: /http:\/\/\S+/.exec(readyLine)?.[0] ?? '', open };
}

it(
  `no page view and no sign-up fails while the server is replaced ${DEPTH.handOvers} times in its place, and none stays away that dies`,
  async () => {
    const town = await openTown();
    const { child, url, open } = await aMachine(town);
    const balancer = await Balancer.open();
    onTestFinished(() => balancer.close());
    balancer.join(url);
    const seen = new Set(await processesOf(child));
    const atOnce = seen.size;

    const load = startLoad(balancer, town.sandboxUrl, REST_MS);
    for (let handOver = 0; handOver < DEPTH.handOvers; handOver += 1) {
      const before = { ...balancer.answered };
      child.kill('SIGHUP');
      await lineOf(child, 'Server replaced: ', 'Server not replaced: ');
      for (const pid of await processesOf(child)) seen.add(pid);
      await expect.poll(() => balancer.answered.views).toBeGreaterThan(before.views);
      await expect.poll(() => balancer.answered.calls).toBeGreaterThan(before.calls);
    }
    const told = await load.stop();

    expect(balancer.failed).toEqual([]);
    expect(told.map(({ status }) => status)).toEqual(told.map(() => 200));
    expect(told.length).toBeGreaterThan(0);
    // Each of them was a different process, and no more of them run than at the start.
    expect(seen.size).toBe(atOnce * (DEPTH.handOvers + 1));
    expect(await processesOf(child)).toHaveLength(atOnce);
    const database = open();
    onTestFinished(() => database.destroy());
    expectNothingLost(await booksAtRest(database, town.sandboxUrl), told);

    // A dead one is restarted, and the signal to end reaches all of them.
    const [first = 0] = await processesOf(child);
    process.kill(first, 'SIGKILL');
    await expect.poll(async () => (await processesOf(child)).includes(first)).toBe(false);
    await expect.poll(() => processesOf(child)).toHaveLength(atOnce);
    const healthy = () => fetch(`${url}/healthz`).then(({ ok }) => ok);
    await expect.poll(() => healthy().catch(() => false)).toBe(true);
    const gone = once(child, 'close');
    child.kill('SIGTERM');
    expect(await gone).toEqual([0, null]);
    await expect(healthy()).rejects.toThrow('fetch failed');
  },
  LIMIT_MS,
);
