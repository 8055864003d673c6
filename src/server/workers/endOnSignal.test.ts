import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { aFreePort } from '../../../tests/factories/servers/aFreePort.ts';

const PROGRAM = join(import.meta.dirname, '../../../tests/factories/servers/sharedPort.ts');

/** Longer than a process without connections takes to end. */
const BUSY_MS = 1000;

/** A process behind a port of this one, which accepts connections. */
async function aWorker(port: string): Promise<Worker> {
  cluster.setupPrimary({ exec: PROGRAM, execArgv: [], args: [], silent: true });
  const worker = cluster.fork({ PORT: port });
  onTestFinished(async () => {
    if (worker.isDead()) return;
    worker.process.kill('SIGKILL');
    await once(worker, 'exit');
  });
  await once(worker, 'listening');
  return worker;
}

/** Keeps this process busy, as on an overloaded machine. */
function beBusy(): void {
  const waiting = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  Atomics.wait(waiting, 0, 0, BUSY_MS);
}

it('a connection that comes while a process ends is served by another, however late this one hears of the end', async () => {
  const port = await aFreePort();
  const [ending] = [await aWorker(port), await aWorker(port)];
  const ended = once(ending, 'exit');

  const visitors = [1, 2].map(() => connect(Number(port), '127.0.0.1'));
  // The connections begin in the next tick. The system accepts them, and this process is too busy to
  // hand them over, the first one to the process that ends meanwhile.
  await new Promise<void>((resolve) => process.nextTick(resolve));
  ending.process.kill('SIGTERM');
  beBusy();

  expect(await Promise.all(visitors.map((visitor) => text(visitor)))).toEqual(['served', 'served']);
  expect(await ended).toEqual([0, null]);
});
