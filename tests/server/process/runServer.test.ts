import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { indexEntryOf } from '../../../src/core/brand/indexEntryOf.ts';
import type { Config } from '../../../src/server/config/Config.ts';
import { demoPin } from '../../../src/server/leads/demo/demoLeads.ts';
import { type RunningServer, runServer } from '../../../src/server/runServer.ts';
import { StartError } from '../../../src/server/StartError.ts';
import { aTemporaryFolder } from '../../factories/aTemporaryFolder.ts';
import { aBuiltBrand } from '../../factories/brands/aBuiltBrand.ts';
import { aConfig } from '../../factories/servers/aConfig.ts';

/** A folder with a build of one brand, and space for data. */
async function aBuild(): Promise<Config> {
  const folder = await aTemporaryFolder();
  const brands = join(folder, 'dist/brands');
  await mkdir(join(brands, 'objects'), { recursive: true });
  const built = aBuiltBrand();
  const { hosts } = built.brand;
  const entry = indexEntryOf(built.brand, 'slotbook-object.json');
  const index = { version: 1, brands: { slotbook: entry }, hosts: { [`${hosts[0]}`]: 'slotbook' } };
  await writeFile(join(brands, 'objects/slotbook-object.json'), JSON.stringify(built));
  await writeFile(join(brands, 'index-1.json'), JSON.stringify(index));
  await writeFile(join(brands, 'current.json'), JSON.stringify({ index: 'index-1.json' }));
  return aConfig({
    port: 0,
    dataDir: join(folder, 'data'),
    distDir: join(folder, 'dist'),
    logLevel: 'silent',
  });
}

async function start(config: Config): Promise<RunningServer> {
  const renderPage = () => ({
    pieces: ['<!doctype html><title>Slotbook</title>'],
    styleHashes: [],
  });
  const server = await runServer({ config, renderPage });
  onTestFinished(() => server.stop());
  return server;
}

async function startError(config: Config): Promise<string> {
  const error: unknown = await start(config).catch((caught: unknown) => caught);
  return error instanceof StartError ? error.message : `Not a StartError: ${String(error)}`;
}

describe('the whole server', () => {
  it('is ready once it answers on its port', async () => {
    const { url } = await start(await aBuild());

    const ready = await fetch(`${url}/readyz`);

    expect(await ready.json()).toEqual({ ok: true });
  });

  it('is not ready once its data directory was deleted', async () => {
    const config = await aBuild();
    const { url } = await start(config);
    await rm(config.dataDir, { recursive: true });

    const ready = await fetch(`${url}/readyz`);

    expect(ready.status).toBe(503);
  });

  it('ends the links of the local providers once it runs in production', async () => {
    const config = await aBuild();
    const url = `/signup?leadUniquePin=${demoPin('slotbook', 'other')}`;
    const statusAt = async ({ app }: RunningServer) =>
      (await app.inject({ url, headers: { host: 'signup.slotbook.example' } })).statusCode;
    const tried = await start(config);
    expect(await statusAt(tried)).toBe(200);
    await tried.stop();

    const live = await start({ ...config, environment: 'production', sandboxUrl: null });

    expect(await statusAt(live)).toBe(400);
  });

  it('keeps its data and its sessions over a restart', async () => {
    const config = await aBuild();
    const headers = { host: 'slotbook.localhost', accept: 'text/html' };
    const first = await start(config);
    const page = await first.app.inject({ url: '/signup', headers });
    await first.stop();

    const second = await start(config);
    const cookies = { session: page.cookies[0]?.value ?? '' };
    const again = await second.app.inject({ url: '/signup', headers, cookies });

    expect(again.cookies).toEqual([]);
  });
});

it('opens no brand before a visitor asks for it, so that thousands cost nothing', async () => {
  const config = { ...(await aBuild()), sandboxUrl: null };
  await writeFile(join(config.distDir, 'brands/objects/slotbook-object.json'), 'not JSON');

  const { app } = await start(config);

  expect((await app.inject('/healthz')).statusCode).toBe(200);
});

describe('a server that cannot start says what to do, in one line', () => {
  it('when the port is in use', async () => {
    const config = await aBuild();
    const { url } = await start(config);
    const port = Number(new URL(url).port);

    expect(await startError({ ...(await aBuild()), port })).toBe(
      `Port ${port} is in use. Stop what uses it, or set PORT to another one.`,
    );
  });

  it('when another server runs on the same data, and it touches none of it', async () => {
    const config = await aBuild();
    const { url } = await start(config);

    expect(await startError(config)).toBe(
      `Another server is running on the data directory ${config.dataDir}. Stop it first, or set DATABASE_URL to a PostgreSQL database, which several can share.`,
    );
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });

  it('when the data directory cannot be made', async () => {
    const config = await aBuild();
    const dataDir = join(config.distDir, 'brands/current.json');

    expect(await startError({ ...config, dataDir })).toBe(
      `The data directory ${dataDir} cannot be written. Make it writable, or set DATA_DIR to one that is.`,
    );
  });

  it('when the database is no file', async () => {
    const config = await aBuild();
    await mkdir(join(config.dataDir, 'signup.sqlite'), { recursive: true });

    expect(await startError(config)).toMatch(/signup\.sqlite cannot be opened\. Make it a file/);
  });

  it('when nothing is built', async () => {
    const distDir = await aTemporaryFolder();

    expect(await startError({ ...(await aBuild()), distDir })).toMatch(
      /^No built brands in .*\. Run 'npm run build' first\.$/,
    );
  });

  it('when the pinned brand does not exist', async () => {
    expect(await startError({ ...(await aBuild()), brand: 'slotbok' })).toBe(
      "BRAND is 'slotbok', which is no brand. Write one of: slotbook.",
    );
  });

  it('when the address is not of this machine', async () => {
    expect(await startError({ ...(await aBuild()), host: '192.0.2.1' })).toMatch(
      /^Cannot listen on 192\.0\.2\.1:0\. Set HOST/,
    );
  });
});
