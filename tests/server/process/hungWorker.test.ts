import cluster from 'node:cluster';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { createLogger } from '../../../src/server/logging/createLogger.ts';
import { forkWorker } from '../../../src/server/workers/forkWorker.ts';
import { Supervisor } from '../../../src/server/workers/Supervisor.ts';
import { aTemporaryFolder } from '../../factories/aTemporaryFolder.ts';

const SIGNS = pathToFileURL(
  join(import.meta.dirname, '../../../src/server/workers/signsOfWorkers.ts'),
).href;

/** The program of each process: it serves, gives signs, and hangs when asked. */
const PROGRAM = `
  import { createServer } from 'node:http';
  import { giveSigns } from '${SIGNS}';
  giveSigns(5);
  createServer(() => { for (;;); }).listen(0, '127.0.0.1');
  process.once('SIGTERM', () => process.exit(0));`;

it('a process whose event loop hangs is killed, and another replaces it', async () => {
  const program = join(await aTemporaryFolder(), 'worker.mjs');
  await writeFile(program, PROGRAM);
  cluster.setupPrimary({ exec: program, execArgv: [], args: [], silent: true });
  const log: string[] = [];
  const destination = { write: (line: string) => void log.push(line) };
  const logger = createLogger({ level: 'info', destination });
  const supervisor = new Supervisor({
    count: 1,
    logger,
    pause: async () => undefined,
    fork: () =>
      forkWorker({ takesPlace: false, isBeside: false, port: 0, node: process.execPath, logger }),
  });
  onTestFinished(() => supervisor.stop());
  const port = new Promise<number>((resolve) => {
    cluster.once('listening', (_worker, address) => resolve(address.port));
  });
  await supervisor.start();
  const [first] = Object.values(cluster.workers ?? {});
  await once(cluster, 'message');

  const asked = fetch(`http://127.0.0.1:${await port}`).catch(() => 'cut');
  const [[died, , signal]] = await Promise.all([once(cluster, 'exit'), untilHung(supervisor)]);

  expect([died, signal]).toEqual([first, 'SIGKILL']);
  expect(await asked).toBe('cut');
  await once(cluster, 'listening');
  expect(supervisor.hung).toBe(1);
  // The log tells which process it was, and how it ended: memory that runs out ends one by SIGKILL, too.
  const {
    id: worker,
    process: { pid },
  } = died;
  expect(log.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ worker, pid }),
    expect.objectContaining({ worker, pid, cause: 'SIGKILL' }),
  ]);
});

/** Checks until a process is found to hang, with time for signs between the checks. */
async function untilHung(supervisor: Supervisor): Promise<void> {
  const look = () => {
    supervisor.look();
    return supervisor.hung;
  };
  await expect.poll(look, { interval: 50, timeout: 60_000 }).toBe(1);
}
