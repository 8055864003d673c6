import type { FailureResponse } from '../../../core/contract/generated/calls.ts';

/** How long the server wishes not to be asked again. */
export interface Pause {
  /** In seconds. Left out where it does not say. */
  readonly retryAfter?: number;
}

/** Every way in which a call can fail. */
export type CallError =
  /** The server said no, in its own envelope. */
  | ({
      readonly kind: 'refused';
      readonly message: string;
      readonly data: FailureResponse['data'];
    } & Pause)
  /** A 429, whatever its body. */
  | ({ readonly kind: 'rateLimited' } & Pause)
  /** The browser has no network. */
  | { readonly kind: 'offline'; readonly cause: unknown }
  /** It has one, and the server was not reached, or its answer was cut off. */
  | { readonly kind: 'lost'; readonly cause: unknown }
  | { readonly kind: 'timedOut'; readonly cause: unknown }
  /** An answer that is no JSON, or not of the agreed shape. */
  | { readonly kind: 'unreadable'; readonly status: number; readonly cause: unknown };
