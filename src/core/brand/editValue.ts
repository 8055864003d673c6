import { isJsonObject, type JsonObject, type JsonValue } from './JsonValue.ts';
import { fromPointer } from './jsonPointer.ts';

/**
 * Returns the object with `value` at the pointer, which may name an item of a list. Other values on
 * the path are replaced by objects.
 */
export function setAt(object: JsonObject, pointer: string, value: JsonValue): JsonObject {
  return setIn(object, fromPointer(pointer), value);
}

/**
 * Returns the object without the member or the item of a list at the pointer, and without objects
 * that become empty.
 */
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

/** Returns the object's value at the pointer, which may lead through lists; undefined for none. */
export function memberAt(object: JsonObject, pointer: string): JsonValue | undefined {
  return fromPointer(pointer).reduce<JsonValue | undefined>((around, key) => {
    if (Array.isArray(around)) return around[Number(key)];
    return isJsonObject(around) && Object.hasOwn(around, key) ? around[key] : undefined;
  }, object);
}

function setIn(
  object: JsonObject,
  [key, ...rest]: readonly string[],
  value: JsonValue,
): JsonObject {
  if (key === undefined) return object;
  return { ...object, [key]: setInside(object[key], rest, value) };
}

function setInside(
  inner: JsonValue | undefined,
  path: readonly string[],
  to: JsonValue,
): JsonValue {
  const [key, ...rest] = path;
  if (key === undefined) return to;
  if (!Array.isArray(inner)) return setIn(isJsonObject(inner) ? inner : {}, path, to);
  return inner.map((item, index) => (String(index) === key ? setInside(item, rest, to) : item));
}

function unsetIn(object: JsonObject, [key, ...rest]: readonly string[]): JsonObject {
  if (key === undefined || !Object.hasOwn(object, key)) return object;
  const { [key]: inner, ...others } = object;
  if (rest.length === 0 || inner === undefined) return others;
  const left = unsetInside(inner, rest);
  const isEmpty = isJsonObject(left) && Object.keys(left).length === 0;
  // Spread over the old object to keep the key's position.
  return isEmpty ? others : { ...object, [key]: left };
}

function unsetInside(inner: JsonValue, path: readonly string[]): JsonValue {
  if (isJsonObject(inner)) return unsetIn(inner, path);
  if (!Array.isArray(inner)) return inner;
  const [key, ...rest] = path;
  return inner.flatMap((item, index) => {
    if (String(index) !== key) return [item];
    return rest.length === 0 ? [] : [unsetInside(item, rest)];
  });
}
