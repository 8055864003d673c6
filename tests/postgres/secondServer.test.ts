import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { Config } from '../../src/server/config/Config.ts';
import { runServer } from '../../src/server/runServer.ts';
import { openPostgres } from '../../src/server/storage/postgres/openPostgres.ts';
import { aTemporaryFolder } from '../factories/aTemporaryFolder.ts';
import { writeBuild } from '../factories/brands/writeBuild.ts';
import { aPostgresUrl, copyOfMigrated } from '../factories/databases/aPostgresUrl.ts';
import { aPaidBrand, aPaidRequest, pay } from '../factories/payments/aPaidSignUp.ts';
import { aConfig } from '../factories/servers/aConfig.ts';
import { aServer } from '../factories/servers/aServer.ts';
import { aVisitor } from '../factories/servers/aVisitor.ts';

const renderPage = () => ({ pieces: ['<!doctype html><title>Page</title>'], styleHashes: [] });

/** A build of one brand, for a server on a database. */
async function aBuild(databaseUrl: string): Promise<Config> {
  const folder = await aTemporaryFolder();
  const [dataDir, distDir] = [join(folder, 'data'), join(folder, 'dist')];
  await writeBuild(distDir, aPaidBrand());
  return aConfig({ databaseUrl, dataDir, distDir, logLevel: 'silent', port: 0 });
}

it('a starting server does not touch an order that another one has just begun', async () => {
  const databaseUrl = await aPostgresUrl(copyOfMigrated);
  const database = openPostgres(databaseUrl);
  onTestFinished(() => database.destroy());
  // Both read the machine's clock, by which the order is not due yet.
  const deps = { clock: () => new Date(), database };
  const first = await aServer({ brands: [aPaidBrand()], deps });
  const visitor = await aVisitor(first.app);
  // The captcha never answers.
  void pay(visitor, aPaidRequest({ paymentRequest: { captchaToken: 'never' } }));
  const statuses = () => database.selectFrom('attempts').select('status').execute();
  await expect.poll(statuses).toEqual([{ status: 'accepted' }]);

  const second = await runServer({ config: await aBuild(databaseUrl), renderPage });
  onTestFinished(() => second.stop());

  expect(await statuses()).toEqual([{ status: 'accepted' }]);
});

it('a server in production whose clock is not the database’s does not start', async () => {
  const config = await aBuild(await aPostgresUrl(copyOfMigrated));
  const clock = () => new Date(Date.now() + 300_000);

  const started = runServer({
    config: { ...config, environment: 'production' },
    renderPage,
    clock,
  });

  await expect(started).rejects.toThrow('Set both by the same time servers (NTP)');
});
