import { unreachable } from '../../../core/contract/unreachable.ts';
import type { CallError } from '../../providers/calls/CallError.ts';

/** Why an outcome is unknown. Each reason has its own message. */
export type Doubt =
  /** The server has received the order and is still processing it. */
  | 'pending'
  /** The browser has no network. */
  | 'offline'
  /** The browser is online, and the server does not answer. */
  | 'lost'
  /** The server took too long. */
  | 'slow'
  /** The server failed, which does not tell whether it took the order. */
  | 'fault';

/**
 * Returns the doubt that a failed call leaves. Not for refusals with a known outcome; callers
 * handle those.
 */
export function doubtOf({ kind }: Pick<CallError, 'kind'>): Doubt {
  switch (kind) {
    case 'offline':
    case 'lost':
      return kind;
    case 'timedOut':
    case 'rateLimited':
      return 'slow';
    case 'unreadable':
    case 'refused':
      return 'fault';
    default:
      return unreachable(kind);
  }
}
