/**
 * npm run studio [-- --dir DIR]: edits brands in a page, beside the page that visitors see. Accepts
 * requests only from this machine. PORT chooses the port (4100 unless set, 0 for any).
 */
import { readFileSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findFlagFault } from '../src/core/rules/commandLine/findFlagFault.ts';
import { CommandError } from '../src/ops/commands/CommandError.ts';
import { exitOnSignals, stopOnSignals } from '../src/ops/commands/processes/endWithUs.ts';
import { Opened } from '../src/ops/commands/processes/Opened.ts';
import { startSandbox } from '../src/ops/commands/processes/startSandbox.ts';
import { readPort } from '../src/ops/commands/requirements/readPort.ts';
import { requireFreePort } from '../src/ops/commands/requirements/requireFreePort.ts';
import { requireWritableFolder } from '../src/ops/commands/requirements/requireWritableFolder.ts';
import { runCommand } from '../src/ops/commands/runCommand.ts';
import { UsageError } from '../src/ops/commands/UsageError.ts';
import { readConfig } from '../src/server/config/readConfig.ts';
import { loadPage } from '../src/server/loadPage.ts';
import { StartError } from '../src/server/StartError.ts';
import { lockDataDir } from '../src/server/storage/lockDataDir.ts';

const root = join(import.meta.dirname, '..');
const distDir = join(root, 'dist');
const host = '127.0.0.1';

const HELP = `npm run studio [-- --dir DIR]

Opens an editor for brands in a page, beside the page that visitors see. It answers this machine alone.

  --dir DIR   another folder laid out like brands/
  PORT=4100   the port, 0 for any`;

await runCommand(HELP, async () => {
  const { tokens, values } = parseArgs({ options: { dir: { type: 'string' } }, tokens: true });
  const flagFault = findFlagFault(tokens);
  if (flagFault !== null) throw new UsageError(flagFault);
  const brandsDir = resolve(values.dir ?? join(root, 'brands'));
  if (!statSync(brandsDir, { throwIfNoEntry: false })?.isDirectory()) {
    throw new UsageError(`There is no folder ${brandsDir}.`);
  }
  const asked = process.env['PORT'] === '0' ? 0 : readPort(process.env['PORT'], 4100);
  const dataDir = resolve(process.env['DATA_DIR'] || join(root, 'data'), 'studio');
  await requireFreePort(asked, host);
  await requireWritableFolder(dataDir);
  exitOnSignals();
  const opened = new Opened();
  try {
    // Before the build, which takes a while. The server takes the lock itself.
    lockDataDir(dataDir, 'set DATA_DIR to another folder').release();
    await opened.orClose(() => serve({ asked, brandsDir, dataDir }, opened));
  } catch (error) {
    throw error instanceof StartError ? new CommandError(error.message, { cause: error }) : error;
  }
});

interface Asked {
  readonly asked: number;
  readonly brandsDir: string;
  readonly dataDir: string;
}

async function serve({ asked, brandsDir, dataDir }: Asked, opened: Opened): Promise<void> {
  // Loaded after the checks, so that help and a refusal do not wait for them.
  const { buildProduct } = await import('../src/ops/commands/build/buildProduct.ts');
  const { createStudio } = await import('../src/ops/studio/server/createStudio.ts');
  const { PreviewDirectory } = await import('../src/ops/studio/server/PreviewDirectory.ts');
  const { previewFront } = await import('../src/ops/studio/server/previewFront.ts');
  const { studioOrigin } = await import('../src/ops/studio/server/studioHosts.ts');
  const { openWorkspace } = await import('../src/ops/studio/server/Workspace.ts');
  const { runServer } = await import('../src/server/runServer.ts');
  const report = (line: string) => console.log(line);
  await buildProduct(root, { all: false, parts: ['studio'], report });

  // Does not pass on the user's environment: no provider's key, no other database, no pinned brand.
  const environment = { NODE_ENV: 'development' };
  const sandbox = await startSandbox({ root, host, dataDir, environment });
  opened.add(() => sandbox.stop());
  const config = readConfig({
    ...environment,
    ...sandbox.addresses,
    PORT: '0',
    HOST: host,
    LOG_LEVEL: 'error',
    DATA_DIR: dataDir,
    DIST_DIR: distDir,
  });
  if (!config.ok) throw new CommandError(config.error.map((it) => it.message).join('\n'));
  const preview = new PreviewDirectory();
  const { renderPage } = await loadPage(distDir);
  const server = await runServer({ config: config.value, renderPage, brands: preview });
  opened.add(() => server.stop());

  const driver = readFileSync(join(distDir, 'studio/driver.js'), 'utf8');
  const workspace = await openWorkspace(brandsDir);
  opened.add(() => workspace.close());
  let port = asked;
  const studio = await createStudio({
    workspace,
    preview,
    port: () => port,
    studioDir: join(distDir, 'studio'),
    showPreview: previewFront({ port: () => port, serverUrl: server.url, driver }),
  });
  opened.add(() => studio.close());
  await studio.listen({ host, port: asked });
  // A server that listens on a port has an address object.
  port = (studio.server.address() as AddressInfo).port;
  console.log(`Studio ready: ${studioOrigin(port)}/`);
  console.log(`It edits ${brandsDir}. Ctrl-C ends it.`);

  const end = () => {
    studio.server.closeAllConnections();
    void opened.close().then(() => process.exit(0));
  };
  stopOnSignals(end);
}
