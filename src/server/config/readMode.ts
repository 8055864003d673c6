import type { Config } from './Config.ts';
import type { EnvironmentReader } from './EnvironmentReader.ts';

/** Reads what the process is for: development unless NODE_ENV says otherwise. */
export function readMode(reader: EnvironmentReader): Config['environment'] {
  return reader.oneOf('NODE_ENV', ['production', 'development', 'test'] as const, 'development');
}
