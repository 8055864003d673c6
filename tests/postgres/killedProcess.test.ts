import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { openPostgres } from '../../src/server/storage/postgres/openPostgres.ts';
import { aPostgresUrl } from '../factories/databases/aPostgresUrl.ts';
import { Buyers, GOOD_CARD } from '../models/kills/Buyers.ts';
import { Lives, type Variables } from '../models/kills/Lives.ts';
import { openTown } from '../models/town/openTown.ts';

/** By the clock of a process that is this far behind, another process's order never expires. */
const HOUR_MS = 3_600_000;

const LIMIT_MS = 5 * 60_000;

const EMAIL = 'ada@buyers.example';

/** The address of providers that never answer. */
async function noAnswers(): Promise<string> {
  const server = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return `http://127.0.0.1:${address.port}`;
}

/**
 * A process with an order in progress that its providers never admit, and the visitor who ordered.
 * Another process on its database is already running, or starts later.
 */
async function anOrderUnderWay(isOtherRunning: boolean) {
  const { sandboxUrl, variables } = await openTown();
  const databaseUrl = await aPostgresUrl();
  const aProcess = (more: Variables = {}) => {
    const process = new Lives({ ...variables, DATABASE_URL: databaseUrl, ...more });
    onTestFinished(() => process.kill());
    return process;
  };
  const killed = aProcess({ SANDBOX_URL: await noAnswers() });
  await killed.start(0);
  const other = aProcess();
  if (isOtherRunning) await other.start(-HOUR_MS);
  let lives = killed;
  const buyers = new Buyers({
    lives: {
      get url() {
        return lives.url;
      },
    },
    sandboxUrl,
    onRequest: () => undefined,
  });
  const told = buyers.order(EMAIL, GOOD_CARD, await buyers.visit());
  const database = openPostgres(databaseUrl);
  onTestFinished(() => database.destroy());
  const statuses = async () => {
    const rows = await database.selectFrom('attempts').select('status').execute();
    return rows.map(({ status }) => status).toSorted();
  };
  await expect.poll(statuses).toEqual(['accepted']);
  return {
    buyers,
    other,
    statuses,
    told,
    /** Kills the process, and sends the buyer to the other one. */
    kill: async () => {
      await killed.kill();
      lives = other;
    },
  };
}

it(
  'an order before its charge ends soon after its process is killed, and its address is free',
  async () => {
    const { buyers, kill, statuses, told } = await anOrderUnderWay(true);

    await kill();

    const { body, status } = await told;
    expect([status, JSON.parse(body).data.reason]).toEqual([500, 'NOTHING_CHARGED']);
    const again = await buyers.order(EMAIL, GOOD_CARD, await buyers.visit());
    expect(again.status).toBe(200);
    expect(await statuses()).toEqual(['failed', 'succeeded']);
  },
  LIMIT_MS,
);

it(
  'an order before its charge whose process was killed is over soon after the next process has started',
  async () => {
    const { kill, other, statuses, told } = await anOrderUnderWay(false);
    await kill();

    await other.start(-HOUR_MS);

    await expect.poll(statuses, { timeout: LIMIT_MS }).toEqual(['failed']);
    expect((await told).status).toBe(500);
  },
  LIMIT_MS,
);
