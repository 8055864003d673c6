import { toPointer } from '../../../core/brand/jsonPointer.ts';
import type { JsonSchema } from '../../schemas/JsonSchema.ts';
import { readSchema, type SchemaName } from '../schema/schemaFiles.ts';

/** The description of a text for the translator. */
export interface WordSchema {
  readonly about: string;
  readonly maxLength: number;
}

const kept = new Map<string, ReadonlyMap<string, WordSchema>>();

/** The texts that a schema's definition describes, at any depth, by their pointers in it. */
export function wordSchemas(
  schema: SchemaName,
  definition: string,
): ReadonlyMap<string, WordSchema> {
  const name = `${schema} ${definition}`;
  const { definitions = {} } = readSchema(schema);
  const found = kept.get(name) ?? new Map(textsIn(definitions[definition] ?? {}, definitions, []));
  kept.set(name, found);
  return found;
}

type Definitions = Readonly<Record<string, JsonSchema>>;

function textsIn(
  written: JsonSchema,
  all: Definitions,
  path: readonly string[],
): readonly (readonly [string, WordSchema])[] {
  const named = all[written.$ref?.replace('#/definitions/', '') ?? ''] ?? {};
  const { description: about = '', items, maxLength, properties, type } = { ...named, ...written };
  if (properties !== undefined) {
    return Object.entries(properties).flatMap(([key, it]) => textsIn(it, all, [...path, key]));
  }
  if (type === 'array' && items?.maxLength !== undefined) {
    return [[toPointer(path), { about, maxLength: items.maxLength }]];
  }
  return maxLength === undefined ? [] : [[toPointer(path), { about, maxLength }]];
}
