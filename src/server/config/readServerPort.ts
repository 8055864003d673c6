import type { EnvironmentReader } from './EnvironmentReader.ts';

/** Reads the port that the server listens on; 0 for any that is free. */
export function readServerPort(reader: EnvironmentReader): number {
  return reader.wholeNumber('PORT', 0, 65535, 4000);
}
