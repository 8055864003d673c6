/** npm start: builds what changed, starts the product, and says where it is. */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { exitOnSignals, stopOnSignals } from '../src/ops/commands/processes/endWithUs.ts';
import { openLog } from '../src/ops/commands/processes/openLog.ts';
import { readPort } from '../src/ops/commands/requirements/readPort.ts';
import { requireFreePort } from '../src/ops/commands/requirements/requireFreePort.ts';
import { requireWritableFolder } from '../src/ops/commands/requirements/requireWritableFolder.ts';
import { runCommand } from '../src/ops/commands/runCommand.ts';

const root = join(import.meta.dirname, '..');

const HELP = `npm start

Installs and builds what is missing, starts the product and says where it answers. In development the
local providers start with it.

  PORT=4000         the port
  HOST=127.0.0.1    the address to listen on
  DATA_DIR=./data   where the database and the log are

docs/deploy.md lists every variable.`;

await runCommand(HELP, async () => {
  parseArgs({ options: {} });
  exitOnSignals();
  const port = readPort(process.env['PORT'], 4000);
  const host = process.env['HOST'] || '127.0.0.1';
  const dataDir = resolve(process.env['DATA_DIR'] || join(root, 'data'));
  const sandbox = process.env['NODE_ENV'] !== 'production';
  await requireFreePort(port, host);
  await requireWritableFolder(dataDir);

  console.log('Building what changed');
  // Loaded after the checks, so that help and a refusal do not wait for the build's tools.
  const { buildProduct } = await import('../src/ops/commands/build/buildProduct.ts');
  const { startProduct } = await import('../src/ops/commands/processes/startProduct.ts');
  await buildProduct(root, { all: false, report: (line) => console.log(line) });

  const writeLog = openLog(join(dataDir, 'server.log'), (line) => console.error(line));
  const product = await startProduct({
    root,
    port,
    host,
    dataDir,
    sandbox,
    onServerLine: (line) => writeLog(`${line}\n`),
  });
  let asked = false;
  const stop = () => {
    asked = true;
    void product.stop();
  };
  stopOnSignals(stop);

  announce(port, sandbox);
  console.log(`Log: ${join(dataDir, 'server.log')}. Ctrl-C ends it.`);

  const reason = await product.ended;
  await product.stop();
  if (asked) return;
  console.error(reason);
  process.exitCode = 1;
});

function announce(port: number, sandbox: boolean): void {
  console.log(`\nReady on port ${port}.`);
  console.log(`Started in ${(performance.now() / 1000).toFixed(1)} s.`);
  if (!sandbox) return;
  console.log(`Every brand, with its test values: http://localhost:${port}/`);
  console.log(`One brand: http://slotbook.localhost:${port}/signup`);
  console.log(`Mails that were sent: http://localhost:${port}/sandbox/mailbox`);
}
