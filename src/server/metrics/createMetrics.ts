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
  /** Measures a server that has started, too. */
  measure(server: MeasuredProcess & Pick<ServerDeps, 'clock' | 'database'>): void;
  /** All metrics as Prometheus's text. */
  read(): Promise<string>;
  /**
   * Serves all metrics; one of several processes behind a port hands them to the one that started it.
   * Throws StartError where they cannot be served.
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
 * Answers with nothing while this process starts, such as while it migrates: the process that started it
 * asks all, and waits for each. Listening again changes nothing.
 */
export function answerWhileStarting(): AggregatorRegistry<never> {
  AggregatorRegistry.setRegistries([]);
  return new AggregatorRegistry();
}

/**
 * Hands metrics to the process that asks for them. Each process keeps counts of its own under its number:
 * those of one that ended are no other's. Returns what listens.
 */
function handOver(registry: Registry, worker: number): Registry {
  registry.setDefaultLabels({ worker: String(worker) });
  AggregatorRegistry.setRegistries(registry);
  return new AggregatorRegistry();
}
