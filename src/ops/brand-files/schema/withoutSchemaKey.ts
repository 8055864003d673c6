import type { JsonObject } from '../../../core/brand/JsonValue.ts';

/** A file's content without the address of its schema, which is there for editors alone. */
export function withoutSchemaKey(value: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== '$schema'));
}
