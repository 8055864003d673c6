import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/Config.ts';
import { listeningUrl } from '../http/address/hostAndPort.ts';
import { createLogger } from '../logging/createLogger.ts';
import { logDestination } from '../logging/logDestination.ts';
import { sentryReporter } from '../logging/sentryReporter.ts';
import type { MetricsServer } from '../metrics/serveMetrics.ts';
import { serveWorkers } from '../metrics/serveWorkers.ts';
import { StartError } from '../StartError.ts';
import { forkWorker, nodeThatIsThere } from './forkWorker.ts';
import { Supervisor } from './Supervisor.ts';

/** How often it checks its processes. */
const LOOK_MS = 1000;

/**
 * Serves with this many processes behind one port. SIGHUP replaces them by the code on disk at that
 * time; SIGTERM and SIGINT end them. Resolves with the exit code: 2 when they could not start,
 * which they have reported.
 */
export async function runWorkers(config: Config, count: number): Promise<number> {
  const logger = createLogger({
    level: config.logLevel,
    ...(config.sentry !== null && { onError: sentryReporter(config.sentry) }),
  });
  const port = config.port === 0 ? await freePort(config.host) : config.port;
  const { execPath } = process;
  let isStarted = false;
  const supervisor = new Supervisor({
    count,
    logger,
    pause: (milliseconds) => pause(milliseconds),
    fork: (isBeside) => {
      const node = nodeThatIsThere(process.argv0, execPath);
      return forkWorker({ takesPlace: isStarted, isBeside, port, node, logger });
    },
  });
  const measuring = await measure(config, logger, supervisor);
  if (measuring === 'failed') return 2;
  setInterval(() => supervisor.look(), LOOK_MS).unref();
  const asked = new Promise<void>((resolve) => {
    process.once('SIGTERM', () => resolve());
    process.once('SIGINT', () => resolve());
  });
  const place = () => `${listeningUrl(config.host, port)} (processes: ${count})`;
  process.on('SIGHUP', () => {
    if (!isStarted) return;
    void supervisor.replaceAll().then((done) => {
      if (done) console.log(`Server replaced: ${place()}`);
      else console.error(`Server not replaced: ${place()}. The log says why.`);
    });
  });
  const started = await Promise.race([supervisor.start(), asked]);
  if (started === false) {
    await measuring?.stop();
    return 2;
  }
  isStarted = true;
  if (started === true) {
    console.log(`Server ready: ${place()}`);
    await asked;
  }
  await supervisor.stop();
  await measuring?.stop();
  return 0;
}

/** Finds a free port. If the system chose one for each process, it would change after a crash. */
async function freePort(host: string): Promise<number> {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Serves the metrics of all processes if configured. Logs why when it cannot. */
async function measure(
  { metrics }: Config,
  logger: FastifyBaseLogger,
  supervisor: Supervisor,
): Promise<MetricsServer | null | 'failed'> {
  if (metrics === null) return null;
  try {
    return await serveWorkers(metrics, {
      logger,
      hung: () => supervisor.hung,
      droppedLines: logDestination().dropped,
    });
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    return 'failed';
  }
}
