import { isJsonObject, type JsonObject, type JsonValue } from './JsonValue.ts';
import { fromPointer } from './jsonPointer.ts';

/** The object with `value` at the pointer; what is no object on the way there becomes one. */
export function setAt(object: JsonObject, pointer: string, value: JsonValue): JsonObject {
  return setIn(object, fromPointer(pointer), value);
}

/** The object without what the pointer names, and without the objects that are empty for it. */
export function unsetAt(object: JsonObject, pointer: string): JsonObject {
  return unsetIn(object, fromPointer(pointer));
}

/**
 * What an object says at the pointer: undefined where it says nothing, null also where it takes away
 * all around it. Lists are read as wholes.
 */
export function valueAt(object: JsonObject, pointer: string): JsonValue | undefined {
  let value: JsonValue | undefined = object;
  for (const key of fromPointer(pointer)) {
    if (value === null) return null;
    if (!isJsonObject(value) || !Object.hasOwn(value, key)) return undefined;
    value = value[key];
  }
  return value;
}

function setIn(
  object: JsonObject,
  [key, ...rest]: readonly string[],
  value: JsonValue,
): JsonObject {
  if (key === undefined) return object;
  const inner = object[key];
  const next = rest.length === 0 ? value : setIn(isJsonObject(inner) ? inner : {}, rest, value);
  return { ...object, [key]: next };
}

function unsetIn(object: JsonObject, [key, ...rest]: readonly string[]): JsonObject {
  if (key === undefined || !Object.hasOwn(object, key)) return object;
  const { [key]: inner, ...others } = object;
  if (rest.length === 0) return others;
  if (!isJsonObject(inner)) return object;
  const left = unsetIn(inner, rest);
  // Spread over the old object, so that the key keeps its place.
  return Object.keys(left).length === 0 ? others : { ...object, [key]: left };
}
