import type { JsonObject } from '../../../core/brand/JsonValue.ts';

/** Returns a file's content without the address of its schema, which only editors use. */
export function withoutSchemaKey(value: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== '$schema'));
}
