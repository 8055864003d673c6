import cluster, { type Worker } from 'node:cluster';
import { existsSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { countSigns } from './signsOfWorkers.ts';
import type { WorkerProcess } from './WorkerProcess.ts';

/** Tells a process that the one it replaces may still have the data directory. */
const TAKES_PLACE = 'SERVER_TAKES_PLACE';

/** Tells a process that the one it replaces is alive. */
const IS_BESIDE = 'SERVER_IS_BESIDE';

export interface ForkOptions {
  /** Whether it replaces a process, which may still be finishing. */
  readonly takesPlace: boolean;
  /** Whether that process is alive for certain. */
  readonly isBeside: boolean;
  /** The port that all of them share. */
  readonly port: number;
  /** The path of the Node that runs it. */
  readonly node: string;
  readonly logger: Pick<FastifyBaseLogger, 'error'>;
}

const NOT_STARTED = 'not started';

/** A process that the system refused to start. */
const NONE: WorkerProcess = {
  listens: Promise.resolve(false),
  ended: Promise.resolve(NOT_STARTED),
  names: { worker: 0, pid: undefined },
  signs: () => 0,
  stop: () => undefined,
  kill: () => undefined,
};

/**
 * Starts main.ts from the current files, as one of the processes behind this one's port. When Node
 * cannot be run, or the system has no memory for it, the process counts as ended before it
 * listened, and the log says why.
 */
export function forkWorker(options: ForkOptions): WorkerProcess {
  const { isBeside, logger, node, port, takesPlace } = options;
  // cluster.fork has no option for the path, and uses this one.
  process.execPath = node;
  try {
    const worker = cluster.fork({
      [TAKES_PLACE]: String(takesPlace),
      [IS_BESIDE]: String(isBeside),
      PORT: String(port),
    });
    return processOf(worker, logger);
  } catch (err) {
    logger.error({ err }, 'A process of the server could not be started');
    return NONE;
  }
}

function processOf(worker: Worker, logger: ForkOptions['logger']): WorkerProcess {
  const ended = new Promise<string>((resolve) => {
    worker.once('exit', (code: number, signal?: string) => resolve(signal ?? `status ${code}`));
    worker.on('error', (err: Error) => {
      logger.error({ err }, 'A process of the server has a fault');
      if (worker.process.pid === undefined) resolve(NOT_STARTED);
    });
  });
  let isAsked = false;
  // Not `once` of node:events, which gives up at any fault: the process would serve, unknown to all.
  const listening = new Promise<boolean>((resolve) => {
    worker.once('listening', () => resolve(true));
  });
  return {
    listens: Promise.race([listening, ended.then(() => false)]),
    ended,
    names: { worker: worker.id, pid: worker.process.pid },
    signs: countSigns(worker),
    kill: () => void worker.process.kill('SIGKILL'),
    stop() {
      // A second signal would interrupt its running requests.
      if (!isAsked) worker.process.kill('SIGTERM');
      isAsked = true;
    },
  };
}

/**
 * Returns the path of Node that this process was started with, so that a switched link leads to the
 * new release's Node. Returns the running executable when that path no longer exists.
 */
export function nodeThatIsThere(startedBy: string, running: string): string {
  return isAbsolute(startedBy) && existsSync(startedBy) ? startedBy : running;
}

/** Returns whether this process replaces another one, and whether that one is alive for certain. */
export function succession(): Pick<ForkOptions, 'isBeside' | 'takesPlace'> {
  const isTold = (name: string) => cluster.isWorker && process.env[name] === 'true';
  return { takesPlace: isTold(TAKES_PLACE), isBeside: isTold(IS_BESIDE) };
}
