import type { CallError, Pause } from '../../providers/calls/CallError.ts';
import type { KnownFailure } from './showFailure.ts';

/** Every way to fail but the server's own no. */
export type UnheardKind = Exclude<CallError['kind'], 'refused'>;

const CALL_FAILURES: Readonly<Record<UnheardKind, KnownFailure>> = {
  rateLimited: 'RATELIMIT_EXCEEDED',
  offline: 'OFFLINE',
  lost: 'OFFLINE',
  timedOut: 'TIMED_OUT',
  unreadable: 'INTERNAL_SERVER_ERROR',
};

/** The code of a call that failed without a word of the server's own. */
export function callFailure({ kind }: { readonly kind: UnheardKind }): KnownFailure {
  return CALL_FAILURES[kind];
}

/** How long the server wishes not to be asked again, where the call's failure says so. */
export function pauseOf(error: object): Pause {
  const { retryAfter }: Pause = error;
  return retryAfter === undefined ? {} : { retryAfter };
}
