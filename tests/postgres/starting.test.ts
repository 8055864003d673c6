import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runServer } from '../../src/server/runServer.ts';
import { aTemporaryFolder } from '../factories/aTemporaryFolder.ts';
import { writeBuild } from '../factories/brands/writeBuild.ts';
import { aPostgresUrl } from '../factories/databases/aPostgresUrl.ts';
import { aPaidBrand } from '../factories/payments/aPaidSignUp.ts';
import { aConfig } from '../factories/servers/aConfig.ts';

async function start(databaseUrl: string, folder: string) {
  const server = await runServer({
    config: aConfig({
      port: 0,
      databaseUrl,
      dataDir: join(folder, 'data'),
      distDir: join(folder, 'dist'),
      logLevel: 'silent',
    }),
    renderPage: () => ({ pieces: ['<!doctype html><title>Slotbook</title>'], styleHashes: [] }),
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
