import { isRecord } from '../../../core/rules/json/isRecord.ts';
import type { CardError } from './CardError.ts';

/** Converts what the SDK threw. Its errors have a code and a type; anything else is an unknown error. */
export function toCardError(cause: unknown): CardError {
  const { code, type, details } = isRecord(cause) ? cause : {};
  if (typeof code !== 'string' || typeof type !== 'string') return { kind: 'unknown', cause };
  return { kind: 'sdk', code, type, details, isOnline: navigator.onLine, cause };
}
