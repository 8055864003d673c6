import { isDeclineReason } from '../../../core/contract/DeclineReason.ts';
import type { FailureResponse } from '../../../core/contract/generated/calls.ts';
import type { Result } from '../../../core/contract/Result.ts';
import { isRecord } from '../../../core/rules/json/isRecord.ts';
import type { CallError, Pause } from './CallError.ts';

/** One request to this page's own server. */
export interface HttpRequest<T> {
  readonly path: string;
  /** Sent as JSON by POST. Without a body the request is a GET. */
  readonly body?: unknown;
  /** A time limit for this request, in milliseconds. */
  readonly timeoutMs?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Returns the answer's value, or null for an unexpected shape. */
  readonly parse: (json: unknown) => T | null;
}

/**
 * Sends a request and reads its answer. Never rejects. After an answer with a waiting time, the
 * next request to the same path waits for it; if it is too long, that request fails here with the
 * remaining time.
 */
export type Http = <T>(request: HttpRequest<T>) => Promise<Result<T, CallError>>;

export interface HttpOptions {
  readonly fetch: typeof fetch;
  /** Whether the browser reports a network connection. */
  readonly isOnline: () => boolean;
  readonly timeoutMs: number;
  /** Milliseconds on a monotonic clock. */
  readonly now?: () => number;
  readonly wait?: (ms: number) => Promise<void>;
}

/** The longest pause that a request waits for. */
const LONGEST_PAUSE_MS = 30_000;

const SECOND_MS = 1000;

/**
 * The longest pause that our server asks for, in seconds. A longer one comes from something between,
 * or from a browser's wrong clock.
 */
const LONGEST_ASKED = 3600;

/** Reads Retry-After, which is a number of seconds or a date. */
function pauseAskedBy(headers: Headers): Pause {
  const wish = headers.get('retry-after') ?? '';
  const seconds = /^\d+$/.test(wish) ? Number(wish) : (Date.parse(wish) - Date.now()) / SECOND_MS;
  return seconds > 0 ? { retryAfter: Math.min(Math.ceil(seconds), LONGEST_ASKED) } : {};
}

function failure(error: CallError): { readonly ok: false; readonly error: CallError } {
  return { ok: false, error };
}

function failureData(data: unknown): FailureResponse['data'] {
  if (!isRecord(data)) return null;
  const { decline, field, question, reason, totalAmount, dueToday } = data;
  return {
    ...(isDeclineReason(decline) && { decline }),
    ...(typeof field === 'string' && { field }),
    ...(typeof question === 'string' && { question }),
    ...(typeof reason === 'string' && { reason }),
    ...(Number.isSafeInteger(totalAmount) && { totalAmount: Number(totalAmount) }),
    ...(Number.isSafeInteger(dueToday) && { dueToday: Number(dueToday) }),
  };
}

function readAnswer<T>(
  response: Response,
  json: unknown,
  parse: (json: unknown) => T | null,
): Result<T, CallError> {
  const value = response.ok ? parse(json) : null;
  if (value !== null) return { ok: true, value };
  if (isRecord(json) && json['success'] === false && typeof json['message'] === 'string') {
    const data = failureData(json['data']);
    const pause = pauseAskedBy(response.headers);
    return failure({ kind: 'refused', message: json['message'], data, ...pause });
  }
  return failure({ kind: 'unreadable', status: response.status, cause: json });
}

function initOf({ body, headers }: HttpRequest<unknown>, signal: AbortSignal): RequestInit {
  const accept = { accept: 'application/json', ...headers };
  const common = { credentials: 'same-origin', signal } as const;
  if (body === undefined) return { ...common, headers: accept };
  return {
    ...common,
    method: 'POST',
    headers: { ...accept, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

/** Maps what a request threw: timed out, not JSON, or no answer at all. */
function errorOf(cause: unknown, status: number, isOnline: boolean): CallError {
  // A DOMException is not an Error in every browser.
  const name = typeof cause === 'object' && cause && 'name' in cause ? cause.name : '';
  if (name === 'TimeoutError') return { kind: 'timedOut', cause };
  if (name === 'SyntaxError') return { kind: 'unreadable', status, cause };
  return { kind: isOnline ? 'lost' : 'offline', cause };
}

/** The page's only fetch: JSON, same-origin credentials, one time limit. */
export function createHttp(options: HttpOptions): Http {
  const {
    now = () => performance.now(),
    wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  } = options;
  /** Path → the time from which it may be requested again. */
  const free = new Map<string, number>();

  function keepPause(path: string, { retryAfter }: Pause): void {
    if (retryAfter !== undefined) free.set(path, now() + retryAfter * SECOND_MS);
  }

  /** Waits until a path may be requested. Returns an error with the remaining time if that is too long. */
  async function untilFree(path: string): Promise<CallError | null> {
    const left = (free.get(path) ?? 0) - now();
    if (left > LONGEST_PAUSE_MS) {
      return { kind: 'rateLimited', retryAfter: Math.ceil(left / SECOND_MS) };
    }
    if (left > 0) await wait(left);
    return null;
  }

  return async (request) => {
    let status = 0;
    try {
      const early = await untilFree(request.path);
      if (early) return failure(early);
      const signal = AbortSignal.timeout(request.timeoutMs ?? options.timeoutMs);
      const response = await options.fetch(request.path, initOf(request, signal));
      status = response.status;
      keepPause(request.path, pauseAskedBy(response.headers));
      if (status === 429)
        return failure({ kind: 'rateLimited', ...pauseAskedBy(response.headers) });
      return readAnswer(response, await response.json(), request.parse);
    } catch (cause) {
      return failure(errorOf(cause, status, options.isOnline()));
    }
  };
}
