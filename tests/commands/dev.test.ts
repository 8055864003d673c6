import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished, vi } from 'vitest';
import { aTemporaryFolder } from '../factories/aTemporaryFolder.ts';
import { aFreePort } from '../factories/servers/aFreePort.ts';
import { plainEnvironment } from '../factories/servers/plainEnvironment.ts';

const root = join(import.meta.dirname, '../..');
const PARTS = ['brands', 'schemas', 'scripts', 'src', 'package.json', 'vite.config.ts'];

/** Only for what hangs: each step continues as soon as it can. */
const PATIENCE = { timeout: 50_000, interval: 100 };

/** `npm run dev` in a copy of the project, whose files a test may change. */
async function aDevelopment() {
  const folder = await aTemporaryFolder();
  for (const part of PARTS) await cp(join(root, part), join(folder, part), { recursive: true });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const port = await aFreePort();
  const dev = spawn(process.execPath, [join(folder, 'scripts/dev.ts')], {
    cwd: folder,
    env: {
      ...plainEnvironment(),
      NODE_ENV: 'development',
      PORT: port,
      DATA_DIR: join(folder, 'data'),
    },
  });
  const ended = once(dev, 'close');
  onTestFinished(async () => {
    dev.kill('SIGTERM');
    await ended;
  });
  let said = '';
  for (const stream of [dev.stdout, dev.stderr]) stream.on('data', (it) => (said += String(it)));
  const brand = join(folder, 'brands/slotbook.json');
  const good = await readFile(brand, 'utf8');
  return {
    said: () => said,
    page: () => slotbookPage(port),
    save: (change: (text: string) => string) => writeFile(brand, change(good)),
  };
}

/** The HTML of Slotbook's sign-up page. The Host selects the brand. */
async function slotbookPage(port: string): Promise<string> {
  const headers = { host: `slotbook.localhost:${port}`, accept: 'text/html' };
  const asking = request({ host: '127.0.0.1', port, path: '/signup', headers }).end();
  const [answer] = await once(asking, 'response');
  return text(answer);
}

it('shows a saved brand file at once, and keeps the last good page while one is wrong', async () => {
  const { said, page, save } = await aDevelopment();
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
