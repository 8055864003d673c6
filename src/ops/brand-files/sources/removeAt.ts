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
  const marked: Marked = new Map();
  for (const pointer of removed) mark(marked, fromPointer(pointer));
  return { value: without(value, marked), removed };
}

/** What to remove, as a tree: a key without further keys goes, with all that is in it. */
type Marked = Map<string, Marked>;

function mark(tree: Marked, path: readonly string[]): void {
  let at = tree;
  for (const [index, key] of path.entries()) {
    const known = at.get(key);
    if (known?.size === 0) return;
    const next: Marked = index === path.length - 1 ? new Map() : (known ?? new Map());
    at.set(key, next);
    at = next;
  }
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

function without(value: JsonObject, marked: Marked): JsonObject {
  const entries = Object.entries(value).flatMap(([name, child]): [string, JsonValue][] => {
    const inside = marked.get(name);
    if (inside === undefined) return [[name, child]];
    if (inside.size === 0) return [];
    return [[name, isJsonObject(child) ? without(child, inside) : child]];
  });
  return Object.fromEntries(entries);
}
