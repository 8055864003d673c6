import type { FailureResponse } from '../../../core/contract/generated/calls.ts';
import type { Result } from '../../../core/contract/Result.ts';
import { isRecord } from '../../../core/rules/json/isRecord.ts';
import type { CallError } from './CallError.ts';

/** One request to this page's own server. */
export interface HttpRequest<T> {
  readonly path: string;
  /** Sent as JSON by POST; without one the request is a GET. */
  readonly body?: unknown;
  /** A limit of its own, in milliseconds. */
  readonly timeoutMs?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Gives the answer's value, or null when its shape is not the agreed one. */
  readonly parse: (json: unknown) => T | null;
}

/** Sends a request and reads its answer. Never rejects. */
export type Http = <T>(request: HttpRequest<T>) => Promise<Result<T, CallError>>;

export interface HttpOptions {
  readonly fetch: typeof fetch;
  /** Whether the browser believes that it has a network. */
  readonly isOnline: () => boolean;
  readonly timeoutMs: number;
}

function failure(error: CallError): { readonly ok: false; readonly error: CallError } {
  return { ok: false, error };
}

function failureData(data: unknown): FailureResponse['data'] {
  if (!isRecord(data)) return null;
  const { field, reason, totalAmount, dueToday } = data;
  return {
    ...(typeof field === 'string' && { field }),
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
    return failure({ kind: 'refused', message: json['message'], data: failureData(json['data']) });
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

/** What a request that threw came to: too late, no JSON, or no answer at all. */
function errorOf(cause: unknown, status: number, isOnline: boolean): CallError {
  // A DOMException is not everywhere an Error.
  const name = typeof cause === 'object' && cause && 'name' in cause ? cause.name : '';
  if (name === 'TimeoutError') return { kind: 'timedOut', cause };
  if (name === 'SyntaxError') return { kind: 'unreadable', status, cause };
  return { kind: isOnline ? 'lost' : 'offline', cause };
}

/** The page's only fetch: JSON, same-origin credentials, one time limit. */
export function createHttp(options: HttpOptions): Http {
  return async (request) => {
    let status = 0;
    try {
      const signal = AbortSignal.timeout(request.timeoutMs ?? options.timeoutMs);
      const response = await options.fetch(request.path, initOf(request, signal));
      status = response.status;
      if (status === 429) return failure({ kind: 'rateLimited' });
      return readAnswer(response, await response.json(), request.parse);
    } catch (cause) {
      return failure(errorOf(cause, status, options.isOnline()));
    }
  };
}
