import cluster from 'node:cluster';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { countSigns } from './signsOfWorkers.ts';
import type { WorkerProcess } from './WorkerProcess.ts';

/** What tells a process that the one whose place it takes may still have the data directory. */
const TAKES_PLACE = 'SERVER_TAKES_PLACE';

export interface ForkOptions {
  /** Whether there was a process before, which may still finish what is under way. */
  readonly takesPlace: boolean;
  /** The port that all of them share. */
  readonly port: number;
  /** The file of Node that it runs on. */
  readonly node: string;
  readonly logger: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * Starts main.ts once more, of the files that are there now, as one of the processes behind this one's port.
 * Where Node cannot be run at all, the process is one that ended before it listened, and the log says why.
 */
export function forkWorker({ takesPlace, port, node, logger }: ForkOptions): WorkerProcess {
  // cluster.fork has no option for it: it runs whatever this says.
  process.execPath = node;
  const worker = cluster.fork({ [TAKES_PLACE]: String(takesPlace), PORT: String(port) });
  const ended = new Promise<void>((resolve) => {
    worker.once('exit', () => resolve());
    worker.on('error', (err: Error) => {
      logger.error({ err }, 'A process of the server has a fault');
      if (worker.process.pid === undefined) resolve();
    });
  });
  let isAsked = false;
  const listening = once(worker, 'listening').then(
    () => true,
    () => false,
  );
  return {
    listens: Promise.race([listening, ended.then(() => false)]),
    ended,
    name: `${worker.id} (pid ${worker.process.pid})`,
    signs: countSigns(worker),
    kill: () => void worker.process.kill('SIGKILL'),
    stop() {
      // A second signal would end it in the middle of what is under way.
      if (!isAsked) worker.process.kill('SIGTERM');
      isAsked = true;
    },
  };
}

/**
 * Returns the path of Node that this process was started by, so that a link that was switched leads to the new
 * release's Node. Returns the file that runs now where that path names none.
 */
export function nodeThatIsThere(startedBy: string, running: string): string {
  return isAbsolute(startedBy) && existsSync(startedBy) ? startedBy : running;
}

/** Whether this process takes the place of another, which finishes what is under way beside it. */
export function takesPlace(): boolean {
  return cluster.isWorker && process.env[TAKES_PLACE] === 'true';
}
