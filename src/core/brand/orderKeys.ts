import { isJsonObject, type JsonObject, type JsonValue } from './JsonValue.ts';
import { followRef, type SchemaNode, type SchemaRoot } from './SchemaNode.ts';

/** Returns the value with every object's keys in its schema's order; unknown keys come last. */
export function orderKeys(value: JsonObject, schema: SchemaRoot): JsonObject {
  return orderObject(value, schema);

  function order(inner: JsonValue, node: SchemaNode): JsonValue {
    const { items, properties } = followRef(node, schema);
    if (Array.isArray(inner)) return inner.map((item) => order(item, items ?? {}));
    return isJsonObject(inner) ? orderObject(inner, { properties: properties ?? {} }) : inner;
  }

  function orderObject(object: JsonObject, { properties = {} }: SchemaNode): JsonObject {
    const known = Object.keys(properties).filter((key) => Object.hasOwn(object, key));
    const others = Object.keys(object).filter((key) => !Object.hasOwn(properties, key));
    return Object.fromEntries(
      [...known, ...others].map((key) => [key, order(object[key] ?? null, properties[key] ?? {})]),
    );
  }
}
