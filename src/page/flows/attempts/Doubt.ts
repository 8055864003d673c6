import { unreachable } from '../../../core/contract/unreachable.ts';
import type { CallError } from '../../providers/calls/CallError.ts';

/** What is known of why an outcome is not: each is said in words of its own. */
export type Doubt =
  /** The server has the order, and does not know yet itself. */
  | 'pending'
  /** The browser has no network. */
  | 'offline'
  /** It has one, and the server does not answer. */
  | 'lost'
  /** The server took too long. */
  | 'slow'
  /** The server answered with a fault of its own, which says nothing of the order. */
  | 'fault';

/** What a call that failed leaves in doubt. A refusal that says what became of the order is none: its caller knows. */
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
