import { toPointer } from '../../../core/brand/jsonPointer.ts';

/** Thrown when a check reads a value that is missing or wrong, so that it cannot find anything. */
class ValueMissing extends Error {}

/**
 * Returns a value for checks to read although its schema refuses some places of it. Reading one of
 * these places ends the check; all other places can be checked.
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

/** Returns the result of a check, or `otherwise` when it reads a value that is missing. */
export function unlessMissing<T>(check: () => T, otherwise: T): T {
  try {
    return check();
  } catch (error) {
    if (error instanceof ValueMissing) return otherwise;
    throw error;
  }
}

/** The items of a list that can be read, with their indexes. None where the list cannot be read. */
export function readableItems<T>(list: () => readonly T[]): readonly (readonly [T, number])[] {
  const items = unlessMissing(list, []);
  return Array.from(items.keys()).flatMap((index) =>
    unlessMissing(() => items.slice(index, index + 1), []).map((item) => [item, index] as const),
  );
}
