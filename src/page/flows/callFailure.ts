import type { PageErrorCode } from '../../core/rules/errors/PageErrorCode.ts';
import type { CallError } from '../providers/calls/CallError.ts';

const CALL_FAILURES: Readonly<Record<CallError['kind'], PageErrorCode>> = {
  refused: 'DEFAULT_EVENT',
  rateLimited: 'RATELIMIT_EXCEEDED',
  offline: 'OFFLINE',
  timedOut: 'TIMED_OUT',
  unreadable: 'INTERNAL_SERVER_ERROR',
};

/** The code of a call that failed without a word of the server's own. */
export function callFailure({ kind }: CallError): PageErrorCode {
  return CALL_FAILURES[kind];
}
