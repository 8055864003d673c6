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

/** What lies at the bottom of an SDK's error. */
export interface RootDetails {
  /** The card provider's HTTP status; -1 for a request that took too long. */
  readonly status: number | null;
  /** The bank check's number. */
  readonly cardinal: number | null;
  /** The fields at fault, as the SDK calls them. */
  readonly fields: readonly string[];
}

const NESTED = 5;

/** Reads an error's details, and those of the errors that it came from. */
export function rootDetails(details: unknown, depth = 0): RootDetails {
  const { httpStatus, originalError, invalidFieldKeys, code } = isRecord(details) ? details : {};
  const inner: RootDetails =
    isRecord(originalError) && depth < NESTED
      ? rootDetails({ ...originalError, ...recordOf(originalError['details']) }, depth + 1)
      : { status: null, cardinal: null, fields: [] };
  return {
    status: typeof httpStatus === 'number' ? httpStatus : inner.status,
    cardinal: typeof code === 'number' && code in CARDINAL_ERRORS ? code : inner.cardinal,
    fields: Array.isArray(invalidFieldKeys) ? invalidFieldKeys.map(String) : inner.fields,
  };
}

function recordOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}
