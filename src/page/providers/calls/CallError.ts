import type { FailureResponse } from '../../../core/contract/generated/calls.ts';

/** The waiting time that the server asks for. */
export interface Pause {
  /** In seconds. Absent when the server does not say. */
  readonly retryAfter?: number;
}

/** Every way in which a call can fail. */
export type CallError =
  /** The server refused the call, in its own envelope. */
  | ({
      readonly kind: 'refused';
      readonly message: string;
      readonly data: FailureResponse['data'];
    } & Pause)
  /** A 429, with any body. */
  | ({ readonly kind: 'rateLimited' } & Pause)
  /** The browser is offline. */
  | { readonly kind: 'offline'; readonly cause: unknown }
  /** The browser is online, but the server was not reached or its answer was cut off. */
  | { readonly kind: 'lost'; readonly cause: unknown }
  | { readonly kind: 'timedOut'; readonly cause: unknown }
  /** An answer that is not JSON, or not of the agreed shape. */
  | { readonly kind: 'unreadable'; readonly status: number; readonly cause: unknown };
