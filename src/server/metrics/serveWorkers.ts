import cluster, { type Worker } from 'node:cluster';
import type { FastifyBaseLogger } from 'fastify';
import {
  AggregatorRegistry,
  Counter,
  Gauge,
  type PrometheusContentType,
  Registry,
} from 'prom-client';
import type { MetricsConfig } from '../config/Config.ts';
import { inTime } from '../inTime.ts';
import { askWorker } from './askWorker.ts';
import { LINES_DROPPED } from './measureProcess.ts';
import { type MetricsServer, serveMetrics } from './serveMetrics.ts';

/** Longer than a process waits for a database that hangs, and shorter than Prometheus waits. */
const PATIENCE_MS = 4000;

export interface WorkersOptions {
  readonly logger: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  /** How many processes have been ended because they hung. */
  readonly hung: () => number;
  /** How many lines of its own log this process has dropped. */
  readonly droppedLines: () => number;
  /** The total time to wait for all processes. */
  readonly patienceMs?: number;
}

/**
 * Serves the metrics of all processes that this one started, and the number of those that do not
 * answer. One that hangs does not affect the others. Throws StartError.
 */
export async function serveWorkers(
  config: MetricsConfig,
  { droppedLines, hung, logger, patienceMs = PATIENCE_MS }: WorkersOptions,
): Promise<MetricsServer> {
  const silent = new Set<Worker>();

  function note(worker: Worker, isSilent: boolean): void {
    const names = { worker: worker.id, pid: worker.process.pid };
    if (isSilent && !silent.has(worker)) logger.warn(names, 'A process does not tell its metrics');
    if (!isSilent && silent.has(worker)) logger.info(names, 'A process tells its metrics again');
    if (isSilent) silent.add(worker);
    else silent.delete(worker);
  }

  async function read(): Promise<string> {
    const workers = Object.values(cluster.workers ?? {})
      .filter((it) => it !== undefined)
      .filter((it) => it.isConnected());
    const answers = await Promise.all(
      workers.map(async (worker) => {
        const metrics = await inTime(patienceMs, askWorker(worker), null);
        note(worker, metrics === null);
        return metrics;
      }),
    );
    const told = answers.filter((metrics) => metrics !== null);
    const own = await ownMetrics(droppedLines());
    return textOf([...told.flat(), own], { silent: answers.length - told.length, hung: hung() });
  }

  return serveMetrics(config, read);
}

/** What this process counts as the others do, under a number that none of them has. */
function ownMetrics(dropped: number): Promise<object[]> {
  const registry = new Registry();
  registry.setDefaultLabels({ worker: 0 });
  new Counter({
    name: 'signup_log_lines_dropped_total',
    help: LINES_DROPPED,
    registers: [registry],
  }).inc(dropped);
  return registry.getMetricsAsJSON();
}

function textOf(
  metrics: object[],
  { hung, silent }: { readonly hung: number; readonly silent: number },
): Promise<string> {
  const registry = AggregatorRegistry.aggregate<PrometheusContentType>(metrics);
  new Gauge({
    name: 'signup_silent_workers',
    help: 'Processes that do not tell their metrics in time',
    registers: [registry],
  }).set(silent);
  new Counter({
    name: 'signup_hung_workers_total',
    help: 'Processes that were ended because they did not go on',
    registers: [registry],
  }).inc(hung);
  return registry.metrics();
}
