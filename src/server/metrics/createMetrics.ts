import cluster from 'node:cluster';
import { AggregatorRegistry, Registry } from 'prom-client';
import type { MetricsConfig } from '../config/Config.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import type { DatabaseWatch } from '../storage/DatabaseWatch.ts';
import { countInto } from './countInto.ts';
import type { Metrics } from './Metrics.ts';
import { measureBacklog } from './measureBacklog.ts';
import { type MeasuredProcess, measureProcess } from './measureProcess.ts';
import { type MetricsServer, serveMetrics } from './serveMetrics.ts';
import { watchInto } from './watchInto.ts';

export interface ServerMetrics {
  readonly counts: Metrics;
  readonly watch: DatabaseWatch;
  /** Also measures a server that has started. */
  measure(server: MeasuredProcess & Pick<ServerDeps, 'clock' | 'database'>): void;
  /** All metrics in Prometheus's text format. */
  read(): Promise<string>;
  /**
   * Serves all metrics. One of several processes behind a port sends them to its parent instead.
   * Throws StartError when they cannot be served.
   */
  serve(config: MetricsConfig): Promise<MetricsServer | null>;
}

/** All metrics of one server, in a registry of its own. */
export function createMetrics(): ServerMetrics {
  const registry = new Registry();
  const read = () => registry.metrics();
  return {
    counts: countInto(registry),
    watch: watchInto(registry),
    measure(server) {
      measureProcess(registry, server);
      measureBacklog(registry, server);
    },
    read,
    async serve(config) {
      if (cluster.worker === undefined) return serveMetrics(config, read);
      handOver(registry, cluster.worker.id);
      return null;
    },
  };
}

/**
 * Answers with no metrics while this process starts, as during a migration, because its parent asks
 * every process and waits for each. Calling it again changes nothing.
 */
export function answerWhileStarting(): AggregatorRegistry<never> {
  AggregatorRegistry.setRegistries([]);
  return new AggregatorRegistry();
}

/**
 * Sends metrics to the parent process when it asks. Each process labels its counts with its number,
 * so that those of an ended process are not mixed with another's. Returns what listens.
 */
function handOver(registry: Registry, worker: number): Registry {
  registry.setDefaultLabels({ worker: String(worker) });
  AggregatorRegistry.setRegistries(registry);
  return new AggregatorRegistry();
}
