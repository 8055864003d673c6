import { isJsonObject, type JsonObject, type JsonValue } from '../../../core/brand/JsonValue.ts';
import { fromPointer, parentPointer } from '../../../core/brand/jsonPointer.ts';

/**
 * Removes what the pointers name. Returns the value and the pointers that were really removed.
 * Removes a whole list when an item is named, because the other items would move.
 */
export function removeAt(
  value: JsonObject,
  pointers: readonly string[],
): { readonly value: JsonObject; readonly removed: readonly string[] } {
  const removed = [...new Set(pointers.map((pointer) => outsideLists(value, pointer)))];
  return {
    value: removed.reduce((rest, pointer) => without(rest, fromPointer(pointer)), value),
    removed,
  };
}

function outsideLists(value: JsonObject, pointer: string): string {
  let node: JsonValue | undefined = value;
  let depth = 0;
  for (const segment of fromPointer(pointer)) {
    if (!isJsonObject(node)) break;
    node = node[segment];
    depth++;
  }
  let outside = pointer;
  for (let level = fromPointer(pointer).length; level > depth; level--) {
    outside = parentPointer(outside);
  }
  return outside;
}

function without(value: JsonObject, [key, ...inner]: readonly string[]): JsonObject {
  if (key === undefined || !Object.hasOwn(value, key)) return value;
  const entries = Object.entries(value).flatMap(([name, child]): [string, JsonValue][] => {
    if (name !== key) return [[name, child]];
    if (inner.length === 0) return [];
    return [[name, isJsonObject(child) ? without(child, inner) : child]];
  });
  return Object.fromEntries(entries);
}
