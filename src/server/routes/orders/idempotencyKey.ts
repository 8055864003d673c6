/**
 * The header that names an attempt: a UUID made by the page, the same each time it is sent again.
 */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/** A UUID in the page's format. */
export const KEY_SCHEMA = {
  type: 'string',
  pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$',
} as const;

const properties = { [IDEMPOTENCY_HEADER]: KEY_SCHEMA } as const;

/** The header's schema for a call. It is required where something is paid. */
export function keyHeaders(isRequired: boolean): object {
  const required = isRequired ? [IDEMPOTENCY_HEADER] : [];
  return { type: 'object', properties, required };
}
