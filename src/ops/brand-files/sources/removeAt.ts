import { isJsonObject, type JsonObject, type JsonValue } from '../../../core/brand/JsonValue.ts';
import { fromPointer, parentPointer } from '../../../core/brand/jsonPointer.ts';

/**
 * The value without what the pointers name. Taking an item out of a list would shift the others, so
 * the list goes as a whole. Returns the pointers that were in fact taken out.
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
