import { isJsonObject, type JsonValue } from '../../../core/brand/JsonValue.ts';
import { toPointer } from '../../../core/brand/jsonPointer.ts';
import { FORBIDDEN_KEYS } from '../../../core/brand/mergeLayers.ts';
import type { Finding } from '../problem/Finding.ts';

/** Finds keys, at any depth, that would reach an object's prototype. */
export function findForbiddenKeys(
  value: JsonValue,
  path: readonly (string | number)[] = [],
): readonly Finding[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => findForbiddenKeys(item, [...path, index]));
  }
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const at = [...path, key];
    if (!FORBIDDEN_KEYS.has(key)) return findForbiddenKeys(child, at);
    const why = `"${key}" is not allowed as a key anywhere: it reaches into JavaScript's objects.`;
    return [{ at: toPointer(at), part: 'key', why, fix: 'Remove it.' }];
  });
}
