import { isJsonObject, type JsonObject, type JsonValue } from './JsonValue.ts';

/** Keys that reach an object's prototype in careless code. No layer may set them. */
export const FORBIDDEN_KEYS: ReadonlySet<string> = new Set([
  '__proto__',
  'constructor',
  'prototype',
]);

/**
 * Merges layers, lowest first: objects merge, arrays replace, null removes. The result contains no
 * null in an object and no forbidden key. It shares parts with the layers, which are not changed.
 */
export function mergeLayers(layers: readonly JsonObject[]): JsonObject {
  return layers.reduce<JsonObject>((below, layer) => mergeObjects(below, layer), {});
}

function mergeObjects(below: JsonObject, above: JsonObject): JsonObject {
  const merged: Record<string, JsonValue> = { ...below };
  for (const key of Object.keys(above)) {
    const value = above[key];
    if (value === undefined || FORBIDDEN_KEYS.has(key)) continue;
    if (value === null) delete merged[key];
    else merged[key] = mergeValues(below[key], value);
  }
  return merged;
}

function mergeValues(below: JsonValue | undefined, above: JsonValue): JsonValue {
  if (!isJsonObject(above)) return above;
  return mergeObjects(isJsonObject(below) ? below : {}, above);
}
