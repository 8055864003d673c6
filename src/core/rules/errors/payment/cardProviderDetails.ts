import { isRecord } from '../../json/isRecord.ts';
import type { CardProviderErrorCode } from './cardProviderErrors.ts';

/**
 * The bank check's error numbers with the SDK's code for each, as the SDK maps them itself. It
 * reports a number that it does not know (10004) as a general error.
 */
export const CARDINAL_ERRORS: Readonly<Record<number, CardProviderErrorCode>> = {
  10001: 'THREEDS_CARDINAL_SDK_SETUP_TIMEDOUT',
  10002: 'THREEDS_CARDINAL_SDK_SETUP_TIMEDOUT',
  10003: 'THREEDS_CARDINAL_SDK_RESPONSE_TIMEDOUT',
  10005: 'THREEDS_CARDINAL_SDK_BAD_CONFIG',
  10006: 'THREEDS_CARDINAL_SDK_BAD_CONFIG',
  10007: 'THREEDS_CARDINAL_SDK_RESPONSE_TIMEDOUT',
  10008: 'THREEDS_CARDINAL_SDK_BAD_JWT',
  10009: 'THREEDS_CARDINAL_SDK_RESPONSE_TIMEDOUT',
  10010: 'THREEDS_CARDINAL_SDK_BAD_JWT',
  10011: 'THREEDS_CARDINAL_SDK_CANCELED',
};

/** The HTTP status for each class of GraphQL error, as the SDK maps them elsewhere. */
const GRAPHQL_STATUSES: Readonly<Record<string, number>> = {
  VALIDATION: 422,
  AUTHORIZATION: 403,
  AUTHENTICATION: 401,
};

/** What an SDK error says of its root cause. */
export interface RootDetails {
  /** The card provider's HTTP status; -1 for a request that timed out. */
  readonly status: number | null;
  /** The bank check's error number. */
  readonly cardinal: number | null;
  /** The rejected fields, by the provider's names. */
  readonly fields: readonly string[];
}

const NESTED = 5;
const NOTHING: RootDetails = { status: null, cardinal: null, fields: [] };

/** Reads the details of an error and of its causes. */
export function rootDetails(details: unknown, depth = 0): RootDetails {
  if (depth > NESTED) return NOTHING;
  if (Array.isArray(details)) return graphqlDetails(details);
  if (!isRecord(details)) return NOTHING;
  const { httpStatus, originalError, invalidFieldKeys, fieldErrors, code } = details;
  const own = isRecord(details['details']) ? details['details'] : null;
  const inner = rootDetails(own ?? originalError, depth + 1);
  const named = Array.isArray(invalidFieldKeys)
    ? invalidFieldKeys.map(String)
    : fieldsIn(fieldErrors, depth);
  return {
    status: typeof httpStatus === 'number' ? httpStatus : inner.status,
    cardinal: typeof code === 'number' && code in CARDINAL_ERRORS ? code : inner.cardinal,
    fields: named.length > 0 ? named : inner.fields,
  };
}

/** Returns the fields of the provider's refusal. It is a tree: an address is nested in its card. */
function fieldsIn(errors: unknown, depth: number): readonly string[] {
  if (!Array.isArray(errors) || depth > NESTED) return [];
  return errors.flatMap((error: unknown) => {
    const { field, fieldErrors } = isRecord(error) ? error : {};
    const inner = fieldsIn(fieldErrors, depth + 1);
    return inner.length > 0 ? inner : typeof field === 'string' ? [field] : [];
  });
}

/** Reads the errors of a GraphQL response, which carry a class instead of a status. */
function graphqlDetails(errors: readonly unknown[]): RootDetails {
  const extensions = errors.map((error) => {
    const { extensions } = isRecord(error) ? error : {};
    return isRecord(extensions) ? extensions : {};
  });
  const [first] = extensions.flatMap(
    ({ errorClass }) => GRAPHQL_STATUSES[String(errorClass)] ?? [],
  );
  const fields = extensions.flatMap(({ inputPath }) =>
    Array.isArray(inputPath) ? inputPath.slice(-1).map(String) : [],
  );
  return { status: first ?? null, cardinal: null, fields };
}
