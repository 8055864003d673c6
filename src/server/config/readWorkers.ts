import { availableParallelism } from 'node:os';
import type { EnvironmentReader } from './EnvironmentReader.ts';

const MOST = 1024;

/**
 * Reads how many processes serve behind the port: a number, or 'cores'; null when WORKERS is not
 * set.
 */
export function readWorkers(reader: EnvironmentReader): number | null {
  const value = reader.optional('WORKERS');
  if (value === null) return null;
  const count = value === 'cores' ? availableParallelism() : Number(value);
  if (value !== 'cores' && !(/^\d+$/.test(value) && count >= 1 && count <= MOST)) {
    reader.refuse('WORKERS', value, `a whole number from 1 to ${MOST}, or cores`);
    return null;
  }
  if (count > 1 && reader.optional('DATABASE_URL') === null) {
    reader.problem(
      'WORKERS',
      `WORKERS is ${value}, and the data is in a SQLite file, which one process serves. Write 1, or set DATABASE_URL to a PostgreSQL database.`,
    );
  }
  return count;
}
