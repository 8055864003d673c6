import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runServer } from '../../src/server/runServer.ts';
import { openPostgres } from '../../src/server/storage/postgres/openPostgres.ts';
import { aConfig } from '../factories/aConfig.ts';
import { aPaidBrand, aPaidRequest, pay } from '../factories/aPaidSignUp.ts';
import { aPostgresUrl, copyOfMigrated } from '../factories/aPostgresUrl.ts';
import { aServer } from '../factories/aServer.ts';
import { aTemporaryFolder } from '../factories/aTemporaryFolder.ts';
import { aVisitor } from '../factories/aVisitor.ts';
import { writeBuild } from '../factories/writeBuild.ts';

it('a server that starts leaves alone an order that another one has just begun', async () => {
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
  const folder = await aTemporaryFolder();
  await writeBuild(join(folder, 'dist'), aPaidBrand());

  const second = await runServer({
    config: aConfig({
      databaseUrl,
      dataDir: join(folder, 'data'),
      distDir: join(folder, 'dist'),
      logLevel: 'silent',
      port: 0,
    }),
    renderPage: () => ({ html: '<!doctype html><title>Page</title>', styleHashes: [] }),
  });
  onTestFinished(() => second.stop());

  expect(await statuses()).toEqual([{ status: 'accepted' }]);
});
