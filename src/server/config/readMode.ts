import type { Config } from './Config.ts';
import type { EnvironmentReader } from './EnvironmentReader.ts';

/** Reads NODE_ENV; development when unset. */
export function readMode(reader: EnvironmentReader): Config['environment'] {
  return reader.oneOf('NODE_ENV', ['production', 'development', 'test'] as const, 'development');
}
