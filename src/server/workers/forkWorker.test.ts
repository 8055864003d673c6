import cluster from 'node:cluster';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { aTemporaryFolder } from '../../../tests/factories/aTemporaryFolder.ts';
import { aFreePort } from '../../../tests/factories/servers/aFreePort.ts';
import { forkWorker, nodeThatIsThere } from './forkWorker.ts';

const PROGRAM = join(import.meta.dirname, '../../../tests/factories/servers/sharedPort.ts');

it('a Node that went with an old release is a process that could not start, and a line in the log', async () => {
  const { execPath } = process;
  onTestFinished(() => {
    process.execPath = execPath;
  });
  const gone = join(await aTemporaryFolder(), 'old-release/node');
  const faults: unknown[] = [];
  const logger = { error: (fault: object) => void faults.push(fault) };

  const worker = forkWorker({ takesPlace: true, isBeside: true, port: 0, node: gone, logger });

  expect(await worker.listens).toBe(false);
  await worker.ended;
  worker.stop();
  expect(faults).toEqual([{ err: expect.objectContaining({ code: 'ENOENT', path: gone }) }]);
});

it('a process that the system refuses to start is one that could not start, and a line in the log', async () => {
  // More than the system passes on to a process.
  vi.stubEnv('TOO_LONG', 'x'.repeat(4_000_000));
  onTestFinished(() => void vi.unstubAllEnvs());
  const faults: unknown[] = [];
  const logger = { error: (fault: object) => void faults.push(fault) };

  const worker = forkWorker({
    takesPlace: true,
    isBeside: true,
    port: 0,
    node: process.execPath,
    logger,
  });

  expect(await worker.listens).toBe(false);
  await worker.ended;
  worker.stop();
  worker.kill();
  expect([worker.signs(), worker.names.pid]).toEqual([0, undefined]);
  expect(faults).toEqual([{ err: expect.objectContaining({ code: 'E2BIG' }) }]);
});

it('a process with a fault that does not end it is still waited for, and accepts visitors', async () => {
  cluster.setupPrimary({ exec: PROGRAM, execArgv: [], args: [], silent: true });
  const faults: unknown[] = [];
  const worker = forkWorker({
    takesPlace: false,
    isBeside: false,
    port: Number(await aFreePort()),
    node: process.execPath,
    logger: { error: (fault: object) => void faults.push(fault) },
  });
  onTestFinished(async () => {
    worker.kill();
    await worker.ended;
  });
  const err = new Error('A message could not be sent');

  Object.values(cluster.workers ?? {})
    .at(-1)
    ?.process.emit('error', err);

  expect(await worker.listens).toBe(true);
  expect(faults).toEqual([{ err }]);
});

it('a new process runs on the Node that the link of the release leads to now', async () => {
  const folder = await aTemporaryFolder();
  const current = join(folder, 'current');
  await mkdir(join(folder, 'new'));
  await writeFile(join(folder, 'new/node'), '');
  await symlink(join(folder, 'new'), current);

  expect(nodeThatIsThere(join(current, 'node'), '/old/node')).toBe(join(current, 'node'));
});

it('a new process runs on the Node of before where the path names none', () => {
  expect(nodeThatIsThere('node', '/usr/bin/node')).toBe('/usr/bin/node');
  expect(nodeThatIsThere('/none/node', '/usr/bin/node')).toBe('/usr/bin/node');
});
