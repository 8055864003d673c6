/** npm run dev: serves with hot reload; a saved brand file shows at once. */
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import type { ViteDevServer } from 'vite';
import type { Problem } from '../src/ops/brand-files/problem/Problem.ts';
import { CommandError } from '../src/ops/commands/CommandError.ts';
import { connectFront, createFront } from '../src/ops/commands/processes/developmentFront.ts';
import { exitOnSignals, stopOnSignals } from '../src/ops/commands/processes/endWithUs.ts';
import { Opened } from '../src/ops/commands/processes/Opened.ts';
import { startSandbox } from '../src/ops/commands/processes/startSandbox.ts';
import { readPort } from '../src/ops/commands/requirements/readPort.ts';
import { requireFreePort } from '../src/ops/commands/requirements/requireFreePort.ts';
import { requireWritableFolder } from '../src/ops/commands/requirements/requireWritableFolder.ts';
import { runCommand } from '../src/ops/commands/runCommand.ts';
import { readConfig } from '../src/server/config/readConfig.ts';
import { StartError } from '../src/server/StartError.ts';
import { lockDataDir } from '../src/server/storage/lockDataDir.ts';

const root = join(import.meta.dirname, '..');
const distDir = join(root, 'dist/development');
const environment = { ...process.env };

/** Longer than the server needs to notice a new brand index, which it checks for twice a second. */
const SERVER_NOTICES = 600;
/** The exit code that makes the bootstrap start this script again. */
const AGAIN = 75;

const HELP = `npm run dev

Serves with hot reload: a saved source or brand file shows at once.

  PORT=4000         the port
  HOST=127.0.0.1    the address to listen on
  DATA_DIR=./data   where the database is`;

await runCommand(HELP, async () => {
  parseArgs({ options: {} });
  const port = readPort(environment['PORT'], 4000);
  const host = environment['HOST'] || '127.0.0.1';
  const dataDir = resolve(environment['DATA_DIR'] || join(root, 'data'));
  await requireFreePort(port, host);
  await requireWritableFolder(dataDir);

  exitOnSignals();
  const opened = new Opened();
  try {
    // Before Vite, which takes seconds. The server takes the lock itself, and none on PostgreSQL.
    if (!environment['DATABASE_URL']) lockDataDir(dataDir).release();
    await opened.orClose(() => serve({ port, host, dataDir }, opened));
  } catch (error) {
    throw error instanceof StartError ? new CommandError(error.message, { cause: error }) : error;
  }
});

interface Served {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
}

async function serve({ port, host, dataDir }: Served, opened: Opened): Promise<void> {
  // Loaded after the checks, so that help and a refusal do not wait for them.
  const { formatProblems } = await import('../src/ops/brand-files/format/formatProblems.ts');
  const { listenToFolder } = await import('../src/ops/brand-files/watch/listenToFolder.ts');
  const { watchBrands } = await import('../src/ops/brand-files/watch/watchBrands.ts');
  const { startVite } = await import('../src/ops/commands/processes/startVite.ts');
  const { runServer } = await import('../src/server/runServer.ts');
  let pages: ViteDevServer['ws'] | null = null;
  let built = false;
  const brands = await watchBrands({
    brandsDir: join(root, 'brands'),
    outDir: join(distDir, 'brands'),
    onIndex: () => {
      if (built) console.log('Brands: saved, reloading');
      built = true;
      setTimeout(() => pages?.send({ type: 'full-reload' }), SERVER_NOTICES);
    },
    onProblems: tell,
  });
  opened.add(() => brands.close());
  if (!built) throw new CommandError('Mend the brand files above, then run this again.');

  const http = createFront();
  const { vite, renderPage, refresh } = await startVite(root, http);
  opened.add(() => vite.close());
  pages = vite.ws;
  const sandbox = await startSandbox({ root, host, dataDir, environment });
  opened.add(() => sandbox.stop());
  const config = readConfig({
    ...environment,
    ...sandbox.addresses,
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DIST_DIR: distDir,
  });
  if (!config.ok) throw new CommandError(config.error.map((it) => it.message).join('\n'));
  const server = await runServer({ config: config.value, renderPage });
  opened.add(() => server.stop());
  connectFront(http, { vite, serverUrl: () => server.url, beforeRequest: refresh });
  await once(http.listen(port, host), 'listening');
  opened.add(() => http.closeAllConnections());
  console.log(`Ready, with hot reload: http://localhost:${port}/`);

  const end = (code: number) => void opened.close().finally(() => process.exit(code));
  stopOnSignals(() => end(0));
  let ending = false;
  for (const folder of ['src/server', 'src/core']) {
    await listenToFolder(join(root, folder), () => {
      if (ending) return;
      ending = true;
      console.log(`${folder} changed, starting again`);
      end(AGAIN);
    });
  }

  function tell(problems: readonly Problem[]): void {
    const message = formatProblems(problems, 'pretty');
    console.error(message);
    pages?.send({ type: 'error', err: { message: stripVTControlCharacters(message), stack: '' } });
  }
}
