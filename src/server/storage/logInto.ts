import type { LogConfig, Logger } from 'kysely';
import type { DatabaseWatch } from './DatabaseWatch.ts';

/** Reports each statement's duration to a watch. Without a watch, leaves Kysely's own log. */
export function logInto(watch: DatabaseWatch | null): LogConfig {
  if (watch === null) return [];
  const log: Logger = ({ level, queryDurationMillis }) =>
    watch.answered(queryDurationMillis / 1000, level === 'query');
  return log;
}
