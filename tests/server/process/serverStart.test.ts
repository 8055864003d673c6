import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import type { Config } from '../../../src/server/config/Config.ts';
import { type RunningServer, type RunOptions, runServer } from '../../../src/server/runServer.ts';
import { lockDataDir } from '../../../src/server/storage/lockDataDir.ts';
import { openDatabase } from '../../../src/server/storage/openDatabase.ts';
import type { Tables } from '../../../src/server/storage/tables/Tables.ts';
import { aTemporaryFolder } from '../../factories/aTemporaryFolder.ts';
import { writeBuild } from '../../factories/brands/writeBuild.ts';
import { aPaidBrand } from '../../factories/payments/aPaidSignUp.ts';
import { aConfig } from '../../factories/servers/aConfig.ts';

const MINUTE_MS = 60_000;
const BLOCKED_MS = 600;
/** The loop counts as delayed after two or three of them. A busy machine may need more. */
const MOST_BLOCKS = 50;
const ENOUGH_BLOCKS = 6;

async function aBuild(overrides: Partial<Config> = {}): Promise<Config> {
  const folder = await aTemporaryFolder();
  const [dataDir, distDir] = [join(folder, 'data'), join(folder, 'dist')];
  await writeBuild(distDir, aPaidBrand());
  return aConfig({ port: 0, dataDir, distDir, logLevel: 'silent', ...overrides });
}

async function start(config: Config, options: Partial<RunOptions> = {}): Promise<RunningServer> {
  const renderPage = () => ({
    pieces: ['<!doctype html><title>Slotbook</title>'],
    styleHashes: [],
  });
  const server = await runServer({ config, renderPage, ...options });
  onTestFinished(() => server.stop());
  return server;
}

/** Leaves behind what a dying process leaves: an order before its charge, and a job's turn. */
async function leaveBehind(database: Kysely<Tables>): Promise<void> {
  const now = Date.now();
  const before = new Date(now - 1000).toISOString();
  const later = new Date(now + 60 * MINUTE_MS).toISOString();
  const session = { id: 'session', brand_id: 'slotbook', created_at: before, started_at: before };
  await database.insertInto('sessions').values(session).execute();
  await database
    .insertInto('attempts')
    .values({
      id: 'attempt',
      brand_id: 'slotbook',
      session_id: 'session',
      idempotency_key: 'key',
      request_hash: 'hash',
      kind: 'signUp',
      signup_type: 'paid',
      payment_account: 'software-us',
      amount: 5900,
      currency: 'USD',
      billing_calls: 0,
      status: 'accepted',
      created_at: before,
      due_at: later,
    })
    .execute();
  const turn = { job: 'a job', holder: 'a process that died', ends_at: later };
  await database.insertInto('job_turns').values(turn).execute();
}

/** What remains of it after a server has started on the same file, which another may have locked. */
async function afterStart(options: Partial<RunOptions>, isLocked: boolean) {
  const config = await aBuild();
  const database = await openDatabase(config);
  onTestFinished(() => database.destroy());
  await leaveBehind(database);
  // The replaced process still has the folder. Its own jobs would block those of the new one here.
  const lock = isLocked ? lockDataDir(config.dataDir) : null;
  onTestFinished(() => lock?.release());

  await start(config, options);

  const { status } = await database
    .selectFrom('attempts')
    .select('status')
    .executeTakeFirstOrThrow();
  const { holder } = await database
    .selectFrom('job_turns')
    .select('holder')
    .where('job', '=', 'a job')
    .executeTakeFirstOrThrow();
  return { status, holder };
}

it('a server that has its file to itself ends at its start what a dead one has left', async () => {
  expect(await afterStart({}, false)).toEqual({ status: 'failed', holder: '' });
});

it('a server that replaces a dead one ends what that one has left', async () => {
  const left = await afterStart({ takesPlace: true }, false);

  expect(left).toEqual({ status: 'failed', holder: '' });
});

it('a server that replaces another one does not touch that one’s work', async () => {
  const left = await afterStart({ takesPlace: true }, true);

  expect(left).toEqual({ status: 'accepted', holder: 'a process that died' });
});

it('nor while that one is alive and has not locked the file yet, because it is slow', async () => {
  const left = await afterStart({ takesPlace: true, isBeside: true }, false);

  expect(left).toEqual({ status: 'accepted', holder: 'a process that died' });
});

/** Blocks the event loop repeatedly, as too many visitors do, until a page is refused. */
async function statusWhileBusy({ app }: RunningServer, most: number): Promise<number> {
  const waiting = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const headers = { host: 'signup.slotbook.example', accept: 'text/html' };
  let status = 0;
  for (let blocks = 0; blocks < most && status !== 503; blocks += 1) {
    Atomics.wait(waiting, 0, 0, BLOCKED_MS);
    await new Promise((resolve) => setImmediate(resolve));
    ({ statusCode: status } = await app.inject({ url: '/signup', headers }));
  }
  return status;
}

it('a server for visitors refuses pages once its own event loop is late', async () => {
  const server = await start(await aBuild({ environment: 'production', sandboxUrl: null }));

  expect(await statusWhileBusy(server, MOST_BLOCKS)).toBe(503);
});

it('a server with the sandbox on shows every page, however busy its machine is', async () => {
  const server = await start(await aBuild());

  expect(await statusWhileBusy(server, ENOUGH_BLOCKS)).toBe(200);
});
