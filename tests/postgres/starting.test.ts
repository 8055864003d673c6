import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runServer } from '../../src/server/runServer.ts';
import { openPostgres } from '../../src/server/storage/postgres/openPostgres.ts';
import { aConfig } from '../factories/aConfig.ts';
import { aPaidBrand } from '../factories/aPaidSignUp.ts';
import { aPostgresUrl, copyOfMigrated } from '../factories/aPostgresUrl.ts';
import { aTemporaryFolder } from '../factories/aTemporaryFolder.ts';
import { writeBuild } from '../factories/writeBuild.ts';

async function start(databaseUrl: string, folder: string) {
  const server = await runServer({
    config: aConfig({
      port: 0,
      databaseUrl,
      dataDir: join(folder, 'data'),
      distDir: join(folder, 'dist'),
      logLevel: 'silent',
    }),
    renderPage: () => ({ html: '<!doctype html><title>Slotbook</title>', styleHashes: [] }),
  });
  onTestFinished(() => server.stop());
  return server;
}

it('several servers share a database and a data directory', async () => {
  const folder = await aTemporaryFolder();
  await writeBuild(join(folder, 'dist'), aPaidBrand());
  const url = await aPostgresUrl();

  const servers = await Promise.all([1, 2, 3].map(() => start(url, folder)));

  for (const server of servers) {
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  }
});

it('a server that starts leaves alone an order that another one has just begun', async () => {
  const folder = await aTemporaryFolder();
  await writeBuild(join(folder, 'dist'), aPaidBrand());
  const url = await aPostgresUrl(copyOfMigrated);
  const database = openPostgres(url);
  onTestFinished(() => database.destroy());
  const at = new Date();
  const times = { created_at: at.toISOString(), started_at: at.toISOString() };
  await database
    .insertInto('sessions')
    .values({ id: 'session', brand_id: 'slotbook', ...times })
    .execute();
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
      status: 'accepted',
      created_at: at.toISOString(),
      due_at: new Date(at.getTime() + 60_000).toISOString(),
    })
    .execute();

  await start(url, folder);

  const attempts = await database.selectFrom('attempts').select('status').execute();
  expect(attempts).toEqual([{ status: 'accepted' }]);
});
