import { Registry } from 'prom-client';
import type { ServerDeps } from '../ServerDeps.ts';
import type { DatabaseWatch } from '../storage/DatabaseWatch.ts';
import { countInto } from './countInto.ts';
import type { Metrics } from './Metrics.ts';
import { measureBacklog } from './measureBacklog.ts';
import { type MeasuredProcess, measureProcess } from './measureProcess.ts';
import { watchInto } from './watchInto.ts';

export interface ServerMetrics {
  readonly counts: Metrics;
  readonly watch: DatabaseWatch;
  /**
   * Measures a server that has started, and returns what reads all of its metrics as Prometheus's text.
   */
  measure(server: MeasuredProcess & Pick<ServerDeps, 'clock' | 'database'>): () => Promise<string>;
}

/** All metrics of one server, in a registry of its own. */
export function createMetrics(): ServerMetrics {
  const registry = new Registry();
  return {
    counts: countInto(registry),
    watch: watchInto(registry),
    measure(server) {
      measureProcess(registry, server);
      const refresh = measureBacklog(registry, server);
      return async () => {
        await refresh();
        return registry.metrics();
      };
    },
  };
}
