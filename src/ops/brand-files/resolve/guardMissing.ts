import { toPointer } from '../../../core/brand/jsonPointer.ts';

/** A check has read a value that is missing or wrong: it cannot say anything. */
class ValueMissing extends Error {}

/**
 * A value whose schema refuses some places of it, as checks may read it: whatever they read there ends
 * the check, and all that stands beside it can be checked.
 */
export function guardMissing<T extends object>(value: T, missing: readonly string[], at = ''): T {
  return new Proxy(value, {
    get(target, key, receiver) {
      const found: unknown = Reflect.get(target, key, receiver);
      if (typeof key === 'symbol') return found;
      const pointer = at + toPointer([key]);
      if (missing.includes(pointer)) throw new ValueMissing(pointer);
      return typeof found === 'object' && found !== null
        ? guardMissing(found, missing, pointer)
        : found;
    },
  });
}

/** What a check says; `otherwise` where it would need a value that is missing. */
export function unlessMissing<T>(check: () => T, otherwise: T): T {
  try {
    return check();
  } catch (error) {
    if (error instanceof ValueMissing) return otherwise;
    throw error;
  }
}
