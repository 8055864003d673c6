import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished, vi } from 'vitest';
import { lockDataDir } from '../../src/server/storage/lockDataDir.ts';
import { aTemporaryFolder } from '../factories/aTemporaryFolder.ts';
import { aFreePort } from '../factories/servers/aFreePort.ts';
import { plainEnvironment } from '../factories/servers/plainEnvironment.ts';

const root = join(import.meta.dirname, '../..');
const PARTS = ['brands', 'schemas', 'scripts', 'src', 'package.json', 'vite.config.ts'];

/** The limit is only for what hangs. Each look at the page renders it again. */
const PATIENCE = { timeout: 50_000, interval: 400 };

/** A copy of the project with one brand, whose files a test may change. */
async function aProject() {
  const folder = await aTemporaryFolder();
  for (const part of PARTS) await cp(join(root, part), join(folder, part), { recursive: true });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const brands = join(folder, 'brands');
  for (const file of await readdir(brands)) {
    if (file.endsWith('.json') && file !== 'slotbook.json') await rm(join(brands, file));
  }
  const brand = join(brands, 'slotbook.json');
  const good = await readFile(brand, 'utf8');
  return {
    folder,
    save: (change: (text: string) => string) => writeFile(brand, change(good)),
  };
}

/** `npm run dev` in a project. */
async function develop(folder: string, environment: Readonly<Record<string, string>> = {}) {
  const port = await aFreePort();
  const dev = spawn(process.execPath, [join(folder, 'scripts/dev.ts')], {
    cwd: folder,
    env: {
      ...plainEnvironment(),
      NODE_ENV: 'development',
      PORT: port,
      DATA_DIR: join(folder, 'data'),
      ...environment,
    },
  });
  const ended = once(dev, 'close').then(([code]: unknown[]) => code);
  onTestFinished(async () => {
    dev.kill('SIGTERM');
    await ended;
  });
  let said = '';
  for (const stream of [dev.stdout, dev.stderr]) stream.on('data', (it) => (said += String(it)));
  return { said: () => said, page: () => slotbookPage(port), ended };
}

/** The lines of a call stack in what a command says. */
const stackIn = (said: string) => said.split('\n').filter((line) => /^\s+at /.test(line));

/** The HTML of Slotbook's sign-up page. The Host selects the brand. */
async function slotbookPage(port: string): Promise<string> {
  const headers = { host: `slotbook.localhost:${port}`, accept: 'text/html' };
  const asking = request({ host: '127.0.0.1', port, path: '/signup', headers }).end();
  const [answer] = await once(asking, 'response');
  return text(answer);
}

it('shows a saved brand file at once, and keeps the last good page while one is wrong', async () => {
  const { folder, save } = await aProject();
  const { said, page } = await develop(folder);
  await vi.waitFor(() => expect(said()).toContain('Ready, with hot reload'), PATIENCE);
  expect(await page()).not.toContain('Slotbook Deluxe');

  await save((it) => it.replace('"Slotbook"', '"Slotbook Deluxe"'));
  await vi.waitFor(async () => expect(await page()).toContain('Slotbook Deluxe'), PATIENCE);

  await save((it) => it.replace('"market": "US"', '"market": "USA"'));
  const problem = /brands\/slotbook\.json:\d+:\d+ {2}"USA" is no value of "market"\./;
  await vi.waitFor(() => expect(said()).toMatch(problem), PATIENCE);
  expect(await page()).toContain('Slotbook Deluxe');

  await save((it) => it.replace('"Slotbook"', '"Slotbook Mended"'));
  await vi.waitFor(async () => expect(await page()).toContain('Slotbook Mended'), PATIENCE);
});

it('ends with what to do where it cannot start', async () => {
  const { folder, save } = await aProject();
  const lock = lockDataDir(join(folder, 'data'));
  const locked = await develop(folder);
  expect(await locked.ended).toBe(1);
  expect(locked.said()).toContain('Another server is running on the data directory');
  lock.release();

  await save((it) => it.replace('"market": "US"', '"market": "USA"'));
  const wrongBrand = await develop(folder);
  expect(await wrongBrand.ended).toBe(1);
  expect(wrongBrand.said()).toContain('Mend the brand files above, then run this again.');
  expect([locked, wrongBrand].flatMap(({ said }) => stackIn(said()))).toEqual([]);
});
