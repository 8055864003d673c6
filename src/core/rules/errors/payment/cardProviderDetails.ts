import { isRecord } from '../../json/isRecord.ts';
import type { CardProviderErrorCode } from './cardProviderErrors.ts';

/**
 * The bank check's error numbers, and the SDK's code for each. The SDK tells them apart itself; a
 * number that it does not know (10004) it calls a general error.
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

/** The status that a class of GraphQL error stands for, as the SDK itself reads it elsewhere. */
const GRAPHQL_STATUSES: Readonly<Record<string, number>> = {
  VALIDATION: 422,
  AUTHORIZATION: 403,
  AUTHENTICATION: 401,
};

/** What lies at the bottom of an SDK's error. */
export interface RootDetails {
  /** The card provider's HTTP status; -1 for a request that took too long. */
  readonly status: number | null;
  /** The bank check's number. */
  readonly cardinal: number | null;
  /** The fields at fault, as the provider calls them. */
  readonly fields: readonly string[];
}

const NESTED = 5;
const NOTHING: RootDetails = { status: null, cardinal: null, fields: [] };

/** Reads an error's details, and those of the errors that it came from. */
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

/** The fields of the provider's refusal, which nests them: a card's, and an address's in that. */
function fieldsIn(errors: unknown, depth: number): readonly string[] {
  if (!Array.isArray(errors) || depth > NESTED) return [];
  return errors.flatMap((error: unknown) => {
    const { field, fieldErrors } = isRecord(error) ? error : {};
    const inner = fieldsIn(fieldErrors, depth + 1);
    return inner.length > 0 ? inner : typeof field === 'string' ? [field] : [];
  });
}

/** What GraphQL answered, by its errors: they carry a class in place of a status. */
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
