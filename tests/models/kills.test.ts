import { expect, it, onTestFinished } from 'vitest';
import { openSqliteFile } from '../../src/server/storage/openSqliteFile.ts';
import { openPostgres } from '../../src/server/storage/postgres/openPostgres.ts';
import { aPostgresUrl, copyOfMigrated, POSTGRES } from '../factories/databases/aPostgresUrl.ts';
import { DEPTH } from '../factories/depth.ts';
import { Buyers } from './kills/Buyers.ts';
import { booksAtRest } from './kills/booksAtRest.ts';
import { expectNothingLost } from './kills/expectNothingLost.ts';
import { Killer } from './kills/Killer.ts';
import { Lives } from './kills/Lives.ts';
import { openLine } from './kills/openLine.ts';
import { shop } from './kills/shop.ts';
import { openTown } from './town/openTown.ts';

const BUYERS = 4;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const LIMIT_MS = 30 * MINUTE;

it(
  `captures, accounts and claims are equal in number, through ${DEPTH.kills} kills of the server`,
  async () => {
    const { dataDir, sandboxUrl, variables } = await openTown();
    const databaseUrl = POSTGRES === null ? null : await aPostgresUrl(copyOfMigrated);
    await troubleProviders(sandboxUrl);
    const line = await openLine(sandboxUrl, () => killer.onMoment());
    const lives = new Lives({
      ...variables,
      SANDBOX_URL: line.url,
      ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
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
    // Earlier attempts are now older than a sale can be, so they finish.
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
    const books = await booksAtRest(database, sandboxUrl);

    expect(books.payments.length).toBeGreaterThan(DEPTH.kills / 10);
    expect(lives.kills).toBeGreaterThanOrEqual(DEPTH.kills);
    // A visitor who has to wait gets another answer once the payment before theirs is finished.
    const isLasting = told.map(({ body }) => !body.includes('PAYMENT_BEING_CHECKED'));
    const lasting = (answers: typeof told) =>
      answers.filter((_, index) => isLasting[index]).map(({ body, status }) => [status, body]);
    expect(lasting(again)).toEqual(lasting(told));
    expectNothingLost(books, told);
  },
  LIMIT_MS,
);

/** The providers are slow, fail and lose their answers too. */
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
