import cluster from 'node:cluster';
import { once } from 'node:events';
import type { WorkerProcess } from './WorkerProcess.ts';

/** What tells a process that the one whose place it takes may still have the data directory. */
const TAKES_PLACE = 'SERVER_TAKES_PLACE';

export interface ForkOptions {
  /** Whether there was a process before, which may still finish what is under way. */
  readonly takesPlace: boolean;
  /** The port that the others listen on, which the system may have chosen; null for the first. */
  readonly port: number | null;
  /** Told the port once, as soon as the process listens. */
  readonly onPort: (port: number) => void;
}

/** Starts main.ts once more, of the files that are there now, as one of the processes behind this one's port. */
export function forkWorker({ takesPlace, port, onPort }: ForkOptions): WorkerProcess {
  const worker = cluster.fork({
    [TAKES_PLACE]: String(takesPlace),
    ...(port !== null && { PORT: String(port) }),
  });
  const ended = once(worker, 'exit').then(() => undefined);
  const listening = once(worker, 'listening').then(([address]) => {
    onPort(address.port);
    return true;
  });
  return {
    listens: Promise.race([listening, ended.then(() => false)]),
    ended,
    stop: () => void worker.process.kill('SIGTERM'),
  };
}

/** Whether this process takes the place of another, which finishes what is under way beside it. */
export function takesPlace(): boolean {
  return cluster.isWorker && process.env[TAKES_PLACE] === 'true';
}
