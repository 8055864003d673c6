import { AggregatorRegistry } from 'prom-client';
import type { MetricsConfig } from '../config/Config.ts';
import { type MetricsServer, serveMetrics } from './serveMetrics.ts';

/** Serves the metrics of all processes that this one has started. Throws StartError. */
export async function serveWorkers(config: MetricsConfig): Promise<MetricsServer> {
  const workers = new AggregatorRegistry();
  return serveMetrics(config, () => workers.clusterMetrics());
}
