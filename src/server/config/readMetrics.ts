import type { MetricsConfig } from './Config.ts';
import type { EnvironmentReader } from './EnvironmentReader.ts';

/**
 * Reads where to serve metrics; null for nowhere. They have their own port, which no brand's host
 * leads to.
 */
export function readMetrics(reader: EnvironmentReader, port: number): MetricsConfig | null {
  if (reader.optional('METRICS_PORT') === null) return null;
  const own = reader.wholeNumber('METRICS_PORT', 0, 65535, 0);
  if (own !== 0 && own === port) {
    reader.refuse('METRICS_PORT', String(own), 'another port than PORT has');
  }
  return { host: reader.optional('METRICS_HOST') ?? '127.0.0.1', port: own };
}
