import { ApiError } from 'gocardless-nodejs';
import type { Refusal, Unknown } from './DirectDebitGateway.ts';

/**
 * A fault of the provider, without what the SDK's own errors carry along: the whole request, and with
 * it the access token and the payer's name, which would end up in a log.
 */
export class DirectDebitFault extends Error {
  /** The HTTP status; null where no answer came. */
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

/** A 4xx is a certain no; anything else may have been done all the same. */
export function refusalOf(cause: DirectDebitFault): Refusal | Unknown {
  const { status } = cause;
  if (status === null || status < 400 || status >= 500) return { kind: 'unknown', cause };
  if (status === 401 || status === 403) return { kind: 'refused', reason: 'notAuthorised', cause };
  if (status === 404) return { kind: 'refused', reason: 'notFound', cause };
  if (status === 409) return { kind: 'refused', reason: 'conflict', cause };
  if (status === 429) return { kind: 'refused', reason: 'busy', cause };
  // They gave up waiting for the request, and may yet work on what came.
  if (status === 408) return { kind: 'unknown', cause };
  return { kind: 'refused', reason: 'invalid', cause };
}
