import type { LogConfig, Logger } from 'kysely';
import type { DatabaseWatch } from './DatabaseWatch.ts';

/** Tells a watch of each statement how long it took; Kysely's own log of a database that nobody watches. */
export function logInto(watch: DatabaseWatch | null): LogConfig {
  if (watch === null) return [];
  const log: Logger = ({ level, queryDurationMillis }) =>
    watch.answered(queryDurationMillis / 1000, level === 'query');
  return log;
}
