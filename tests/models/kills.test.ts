import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { openSqliteFile } from '../../src/server/storage/openSqliteFile.ts';
import { openPostgres } from '../../src/server/storage/postgres/openPostgres.ts';
import { aPaidBrand } from '../factories/aPaidSignUp.ts';
import { aPostgresUrl, copyOfMigrated, POSTGRES } from '../factories/aPostgresUrl.ts';
import { aTemporaryFolder } from '../factories/aTemporaryFolder.ts';
import { DEPTH } from '../factories/depth.ts';
import { writeBuild } from '../factories/writeBuild.ts';
import { Buyers } from './kills/Buyers.ts';
import { expectNothingLost } from './kills/expectNothingLost.ts';
import { Killer } from './kills/Killer.ts';
import { Lives, startProgram } from './kills/Lives.ts';
import { openLine } from './kills/openLine.ts';
import { readBooks } from './kills/readBooks.ts';
import { shop } from './kills/shop.ts';

const BUYERS = 4;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const LIMIT_MS = 30 * MINUTE;

it(
  `captures are accounts are one for each claim, through ${DEPTH.kills} kills of the server`,
  async () => {
    const folder = await aTemporaryFolder();
    const dataDir = join(folder, 'data');
    const databaseUrl = POSTGRES === null ? null : await aPostgresUrl(copyOfMigrated);
    await writeBuild(join(folder, 'dist'), aPaidBrand());
    const sandbox = await startProgram('src/sandbox/main.ts', {
      SANDBOX_PORT: '0',
      SANDBOX_SMTP_PORT: '0',
      SANDBOX_DATA_DIR: join(folder, 'sandbox'),
    });
    onTestFinished(() => void sandbox.child.kill('SIGKILL'));
    const [sandboxUrl = ''] = /http:\/\/[\d.:]+/.exec(sandbox.readyLine) ?? [];
    const mail = /mail on ([\d.:]+)/.exec(sandbox.readyLine)?.[1];
    await troubleProviders(sandboxUrl);
    const line = await openLine(sandboxUrl, () => killer.onMoment());
    const lives = new Lives({
      SANDBOX_URL: line.url,
      SMTP_URL: `smtp://${mail}`,
      DATA_DIR: dataDir,
      ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
      DIST_DIR: join(folder, 'dist'),
      BRAND: 'slotbook',
      PORT: '0',
      LOG_LEVEL: 'silent',
      TRUSTED_PROXIES: '127.0.0.1',
      NODE_COMPILE_CACHE: join(folder, 'compiled'),
    });
    onTestFinished(() => lives.stop());
    const killer = new Killer(lives, DEPTH.kills);
    const buyers = new Buyers({ lives, sandboxUrl, onRequest: killer.onRequest });
    await lives.start(0);
    await lives.stop();
    await lives.start(0);

    const shopping = Array.from({ length: BUYERS }, (_, buyer) =>
      shop(buyers, buyer, () => !killer.isDone),
    );
    await killer.run();
    await mendProviders(sandboxUrl);
    // What was begun before is past a sale's greatest age now, so that it comes to its end.
    await lives.kill();
    await lives.start(6 * MINUTE);
    const told = (await Promise.all(shopping)).flat();
    const again = await Promise.all(
      told.map((it) => buyers.order(it.email, it.card, it.cookie, it.key)),
    );
    // A day later nothing is watched any more.
    await lives.kill();
    await lives.start(DAY + 60 * MINUTE);
    const database = databaseUrl === null ? openSqliteFile(dataDir) : openPostgres(databaseUrl);
    onTestFinished(() => database.destroy());
    let books = await readBooks(database, sandboxUrl);
    while (books.waiting > 0) {
      await pause(100);
      books = await readBooks(database, sandboxUrl);
    }

    expect(books.payments.length).toBeGreaterThan(DEPTH.kills / 10);
    expect(lives.kills).toBeGreaterThanOrEqual(DEPTH.kills);
    // Whoever is asked to wait is told something else once the payment before theirs has come to its end.
    const isLasting = told.map(({ body }) => !body.includes('PAYMENT_BEING_CHECKED'));
    const lasting = (answers: typeof told) =>
      answers.filter((_, index) => isLasting[index]).map(({ body, status }) => [status, body]);
    expect(lasting(again)).toEqual(lasting(told));
    expectNothingLost(books, told);
  },
  LIMIT_MS,
);

/** The providers, too, are slow, fail and lose their answers. */
async function troubleProviders(sandboxUrl: string): Promise<void> {
  const faults = [
    ['gateway', { call: 'sale', how: 'cut', when: 'after', times: 4 }],
    ['gateway', { call: 'sale', how: 'status503', when: 'before', times: 2 }],
    ['gateway', { call: 'sale', how: 'slow', when: 'before', delayMs: 20, times: 20 }],
    ['gateway', { call: 'sale', how: 'slow', when: 'after', delayMs: 20, times: 1000 }],
    ['gateway', { call: 'settle', how: 'cut', when: 'after', times: 5 }],
    ['gateway', { call: 'search', how: 'status503', when: 'before', times: 3 }],
    ['billing', { call: 'subscription', how: 'cut', when: 'after', times: 3 }],
  ] as const;
  for (const [provider, fault] of faults) {
    const response = await fetch(`${sandboxUrl}/sandbox/${provider}/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fault),
    });
    if (!response.ok) throw new Error(await response.text());
  }
}

async function mendProviders(sandboxUrl: string): Promise<void> {
  for (const provider of ['gateway', 'billing']) {
    await fetch(`${sandboxUrl}/sandbox/${provider}/faults`, { method: 'DELETE' });
  }
}
