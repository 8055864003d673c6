import { isJsonObject, type JsonObject, type JsonValue } from './JsonValue.ts';
import { fromPointer } from './jsonPointer.ts';

/** Returns the object with `value` at the pointer. Other values on the path are replaced by objects. */
export function setAt(object: JsonObject, pointer: string, value: JsonValue): JsonObject {
  return setIn(object, fromPointer(pointer), value);
}

/** Returns the object without the member at the pointer, and without objects that become empty. */
export function unsetAt(object: JsonObject, pointer: string): JsonObject {
  return unsetIn(object, fromPointer(pointer));
}

/**
 * Returns the object's value at the pointer: undefined when it has none, null also when an ancestor
 * is null. Lists are read as a whole.
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
  // Spread over the old object to keep the key's position.
  return Object.keys(left).length === 0 ? others : { ...object, [key]: left };
}
