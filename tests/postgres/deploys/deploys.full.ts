import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openPostgres } from '../../../src/server/storage/postgres/openPostgres.ts';
import { aPaidBrand } from '../../factories/aPaidSignUp.ts';
import { aPostgresUrl } from '../../factories/aPostgresUrl.ts';
import { aTemporaryFolder } from '../../factories/aTemporaryFolder.ts';
import { writeBuild } from '../../factories/writeBuild.ts';
import { Buyers, GOOD_CARD, type Told } from '../../models/kills/Buyers.ts';
import { expectNothingLost } from '../../models/kills/expectNothingLost.ts';
import { Lives, startProgram } from '../../models/kills/Lives.ts';
import { readBooks } from '../../models/kills/readBooks.ts';
import { Balancer } from './Balancer.ts';

const PROCESSES = 3;
/** DEPLOYS sets them by hand. */
const DEPLOYS = Number(process.env['DEPLOYS'] ?? '100');
const LIMIT_MS = 30 * 60_000;
const NO_ROOM = 503;

it(
  `no page view and no sign-up fails while three processes are replaced ${DEPLOYS} times`,
  async () => {
    const folder = await aTemporaryFolder();
    await writeBuild(join(folder, 'dist'), aPaidBrand());
    const databaseUrl = await aPostgresUrl();
    const sandbox = await startProgram('src/sandbox/main.ts', {
      SANDBOX_PORT: '0',
      SANDBOX_SMTP_PORT: '0',
      SANDBOX_DATA_DIR: join(folder, 'sandbox'),
    });
    onTestFinished(() => void sandbox.child.kill('SIGKILL'));
    const [sandboxUrl = ''] = /http:\/\/[\d.:]+/.exec(sandbox.readyLine) ?? [];
    const mail = /mail on ([\d.:]+)/.exec(sandbox.readyLine)?.[1];
    const variables = {
      SANDBOX_URL: sandboxUrl,
      SMTP_URL: `smtp://${mail}`,
      DATABASE_URL: databaseUrl,
      SESSION_SECRET: 'a-secret-of-more-than-32-characters',
      DATA_DIR: join(folder, 'data'),
      DIST_DIR: join(folder, 'dist'),
      BRAND: 'slotbook',
      PORT: '0',
      LOG_LEVEL: 'silent',
      TRUSTED_PROXIES: '127.0.0.1',
      NODE_COMPILE_CACHE: join(folder, 'compiled'),
    };
    const balancer = await Balancer.open();
    onTestFinished(() => balancer.close());
    const processes = Array.from({ length: PROCESSES }, () => new Lives(variables));
    onTestFinished(async () => {
      await Promise.all(processes.map((it) => it.kill()));
    });
    // All at once, on a database without a table.
    await Promise.all(processes.map((it) => it.start(0)));
    for (const it of processes) balancer.join(await it.url);

    let isOver = false;
    const buyers = new Buyers({
      lives: { url: Promise.resolve(balancer.url) },
      sandboxUrl,
      onRequest: () => undefined,
    });
    const load = Promise.all([
      view(balancer.url, () => isOver),
      shop(buyers, 1, () => isOver),
      shop(buyers, 2, () => isOver),
    ]);
    for (let deploys = 0; deploys < DEPLOYS; deploys += 1) {
      const before = { ...balancer.answered };
      await replace(balancer, processes[deploys % PROCESSES]);
      await expect.poll(() => balancer.answered.views).toBeGreaterThan(before.views);
      await expect.poll(() => balancer.answered.calls).toBeGreaterThan(before.calls);
    }
    isOver = true;
    const [, first, second] = await load;
    const told = [...first, ...second];

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

/** Looks at the sign-up page again and again. Throws where that fails. */
async function view(url: string, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const page = await fetch(`${url}/signup`, { headers: { accept: 'text/html' } });
    const text = await page.text();
    // A machine that is too busy for the test says so, and is asked again.
    if (page.status !== NO_ROOM && !page.ok) throw new Error(`${page.status}: ${text}`);
  }
}

/** Signs up and pays again and again, each time with an address of its own. */
async function shop(
  buyers: Buyers,
  buyer: number,
  isOver: () => boolean,
): Promise<readonly Told[]> {
  const told: Told[] = [];
  for (let round = 0; !isOver(); round += 1) {
    const email = `buyer${buyer}-${round}@buyers.example`;
    told.push(await buyers.order(email, GOOD_CARD, await buyers.visit()));
  }
  return told;
}
