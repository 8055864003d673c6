import cluster from 'node:cluster';
import { once } from 'node:events';
import type { WorkerProcess } from './WorkerProcess.ts';

/** What tells a process that the one whose place it takes may still have the data directory. */
const TAKES_PLACE = 'SERVER_TAKES_PLACE';

export interface ForkOptions {
  /** Whether there was a process before, which may still finish what is under way. */
  readonly takesPlace: boolean;
  /** The port that all of them share. */
  readonly port: number;
}

/** Starts main.ts once more, of the files that are there now, as one of the processes behind this one's port. */
export function forkWorker({ takesPlace, port }: ForkOptions): WorkerProcess {
  const worker = cluster.fork({ [TAKES_PLACE]: String(takesPlace), PORT: String(port) });
  const ended = once(worker, 'exit').then(() => undefined);
  let isAsked = false;
  const listening = once(worker, 'listening').then(() => true);
  return {
    listens: Promise.race([listening, ended.then(() => false)]),
    ended,
    stop() {
      // A second signal would end it in the middle of what is under way.
      if (!isAsked) worker.process.kill('SIGTERM');
      isAsked = true;
    },
  };
}

/** Whether this process takes the place of another, which finishes what is under way beside it. */
export function takesPlace(): boolean {
  return cluster.isWorker && process.env[TAKES_PLACE] === 'true';
}
