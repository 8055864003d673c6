import type { CallError, Pause } from '../../providers/calls/CallError.ts';
import type { KnownFailure } from './showFailure.ts';

/** Every kind of failure except a refusal by the server. */
export type UnheardKind = Exclude<CallError['kind'], 'refused'>;

const CALL_FAILURES: Readonly<Record<UnheardKind, KnownFailure>> = {
  rateLimited: 'RATELIMIT_EXCEEDED',
  offline: 'OFFLINE',
  lost: 'OFFLINE',
  timedOut: 'TIMED_OUT',
  unreadable: 'INTERNAL_SERVER_ERROR',
};

/** Returns the error code of a call that failed without an answer of the server's own. */
export function callFailure({ kind }: { readonly kind: UnheardKind }): KnownFailure {
  return CALL_FAILURES[kind];
}

/** Returns the waiting time that the server asks for, if the failure has one. */
export function pauseOf(error: object): Pause {
  const { retryAfter }: Pause = error;
  return retryAfter === undefined ? {} : { retryAfter };
}
