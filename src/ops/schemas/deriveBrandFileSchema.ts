import type { JsonSchema } from './JsonSchema.ts';
import { keepUsedDefinitions } from './keepUsedDefinitions.ts';
import { patchDefinitions, patchMembers } from './patchSchema.ts';

/** What every brand file sets itself, because no layer can set it for many brands. */
const OWN_KEYS = ['id', 'name', 'category', 'market', 'hosts'];

const SCHEMA_KEY: JsonSchema = {
  description: "This schema's address, so that an editor completes and explains the file.",
  type: 'string',
};

/**
 * Derives the schema of a brand file from the schema of a resolved brand. It has the same keys, but
 * requires only those that the brand must set itself, because the layers set the others. Null
 * removes what a layer set.
 */
export function deriveBrandFileSchema(resolved: JsonSchema): JsonSchema {
  const { properties = {} } = resolved;
  const own = Object.entries(properties).filter(([key]) => OWN_KEYS.includes(key));
  return {
    ...layerOf(resolved, 'brand.schema.json', 'BrandFile'),
    description:
      "One brand. Omitted settings come from its layers; null removes a layer's setting.",
    required: OWN_KEYS,
    properties: { $schema: SCHEMA_KEY, ...patchMembers(properties), ...Object.fromEntries(own) },
  };
}

/** Derives the schema of a layer in brands/defaults: any part of a brand, with nothing required. */
export function deriveLayerSchema(resolved: JsonSchema): JsonSchema {
  return layerOf(resolved, 'layer.schema.json', 'Layer');
}

function layerOf(resolved: JsonSchema, id: string, title: string): JsonSchema {
  const { required: _, properties = {}, definitions = {}, ...rest } = resolved;
  return keepUsedDefinitions({
    ...rest,
    $id: id,
    title,
    description: 'The part of a brand that all brands of a category or a market share.',
    properties: { $schema: SCHEMA_KEY, ...patchMembers(properties) },
    definitions: patchDefinitions(definitions),
  });
}
