import { isRecord } from '../../../core/rules/json/isRecord.ts';
import type { CardError } from './CardError.ts';

/** What the SDK threw. Its errors carry a code and a type; what has none is a fault. */
export function toCardError(cause: unknown): CardError {
  const { code, type, details } = isRecord(cause) ? cause : {};
  if (typeof code !== 'string' || typeof type !== 'string') return { kind: 'unknown', cause };
  return { kind: 'sdk', code, type, details, isOnline: navigator.onLine, cause };
}
