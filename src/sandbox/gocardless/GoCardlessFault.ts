/** One reason in an error answer, in the provider's format. */
export interface FaultReason {
  readonly message: string;
  readonly reason?: string;
  readonly field?: string;
  readonly request_pointer?: string;
  readonly links?: Readonly<Record<string, string>>;
}

export type FaultType = 'invalid_api_usage' | 'invalid_state' | 'validation_failed' | 'gocardless';

/** An error answer of the API, in the provider's format. */
export class GoCardlessFault extends Error {
  readonly status: number;
  readonly type: FaultType;
  readonly reasons: readonly FaultReason[];

  constructor(status: number, type: FaultType, message: string, reasons: readonly FaultReason[]) {
    super(message);
    this.name = 'GoCardlessFault';
    this.status = status;
    this.type = type;
    this.reasons = reasons;
  }
}

/** The caller uses the API incorrectly. `reason` is the provider's code for it. */
export function misuse(status: number, reason: string, message: string): GoCardlessFault {
  return new GoCardlessFault(status, 'invalid_api_usage', message, [{ reason, message }]);
}

/** A field of the request cannot be used. */
export function invalidField(kind: string, field: string, message: string): GoCardlessFault {
  const reason = { field, message, request_pointer: `/${kind}/${field}` };
  return new GoCardlessFault(422, 'validation_failed', 'Validation failed', [reason]);
}

/** The resource's current state does not allow the request. */
export function wrongState(reason: string, message: string): GoCardlessFault {
  return new GoCardlessFault(422, 'invalid_state', message, [{ reason, message }]);
}

export function notFound(): GoCardlessFault {
  return misuse(404, 'resource_not_found', 'Resource not found');
}

/** The key has already created this resource. The error names it, so that the caller can fetch it. */
export function alreadyMade(id: string): GoCardlessFault {
  const message = 'A resource has already been created with this idempotency key';
  const links = { conflicting_resource_id: id };
  return new GoCardlessFault(409, 'invalid_state', message, [
    { reason: 'idempotent_creation_conflict', message, links },
  ]);
}
