import { ApiError } from 'gocardless-nodejs';
import type { Refusal, Unknown } from './DirectDebitGateway.ts';

/**
 * A fault of the provider, without the request that the SDK's own errors contain. The request has
 * the access token and the payer's name, which would be logged.
 */
export class DirectDebitFault extends Error {
  /** The HTTP status; null without an answer. */
  readonly status: number | null;
  /** The provider's codes, such as mandate_is_inactive. */
  readonly reasons: readonly string[];
  readonly requestId: string | null;

  constructor(
    message: string,
    status: number | null,
    reasons: readonly string[] = [],
    requestId: string | null = null,
  ) {
    super(message);
    this.name = 'DirectDebitFault';
    this.status = status;
    this.reasons = reasons;
    this.requestId = requestId;
  }
}

export function faultOf(error: unknown): DirectDebitFault {
  if (error instanceof DirectDebitFault) return error;
  if (error instanceof ApiError) {
    const reasons = (error.errors ?? []).map((it) => it.reason ?? it.field ?? '');
    return new DirectDebitFault(
      error.message,
      Number(error.code),
      reasons,
      error.requestId ?? null,
    );
  }
  if (!(error instanceof Error)) return new DirectDebitFault('The provider failed', null);
  const code: unknown = Reflect.get(error, 'code');
  const reasons = typeof code === 'string' ? [code] : [];
  return new DirectDebitFault(`${error.name}: ${error.message}`, null, reasons);
}

/** A 4xx is a definite no. After anything else the request may have been carried out. */
export function refusalOf(cause: DirectDebitFault): Refusal | Unknown {
  const { status } = cause;
  if (status === null || status < 400 || status >= 500) return { kind: 'unknown', cause };
  if (status === 401 || status === 403) return { kind: 'refused', reason: 'notAuthorised', cause };
  if (status === 404) return { kind: 'refused', reason: 'notFound', cause };
  if (status === 409) return { kind: 'refused', reason: 'conflict', cause };
  if (status === 429) return { kind: 'refused', reason: 'busy', cause };
  // The provider stopped waiting for the request, but may still process what arrived.
  if (status === 408) return { kind: 'unknown', cause };
  return { kind: 'refused', reason: 'invalid', cause };
}
