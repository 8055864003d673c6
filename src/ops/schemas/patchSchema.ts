import type { JsonSchema } from './JsonSchema.ts';

const LOCAL = '#/definitions/';

/**
 * Derives a schema for a part of what `schema` describes: nothing is required, and null (which
 * removes what a lower layer set) is allowed for every value. Arrays replace each other, so their
 * items are not patches.
 */
export function patchSchema(schema: JsonSchema): JsonSchema {
  const { required: _, $ref, ...rest } = schema;
  return {
    ...rest,
    ...($ref === undefined ? {} : patchReference($ref)),
    ...(rest.type === undefined ? {} : { type: withNull(rest.type) }),
    ...(rest.enum === undefined ? {} : { enum: [...rest.enum, null] }),
    ...(rest.anyOf === undefined ? {} : { anyOf: [...rest.anyOf, { type: 'null' }] }),
    ...(rest.properties === undefined ? {} : { properties: patchMembers(rest.properties) }),
    ...(typeof rest.additionalProperties === 'object'
      ? { additionalProperties: patchSchema(rest.additionalProperties) }
      : {}),
  };
}

/** Turns every member into a patch, keyed as before. */
export function patchMembers(
  members: Readonly<Record<string, JsonSchema>>,
): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(members).map(([key, it]) => [key, patchSchema(it)]));
}

/**
 * Returns each definition unchanged, for values that are not patched, and as a patch under
 * `<name>OrNull`.
 */
export function patchDefinitions(
  definitions: Readonly<Record<string, JsonSchema>>,
): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(definitions).flatMap(([name, it]) => [
      [name, it],
      [`${name}OrNull`, patchSchema(it)],
    ]),
  );
}

/**
 * A definition has its own patch, so that a problem is one message. A definition of another file
 * has none.
 */
function patchReference($ref: string): JsonSchema {
  if ($ref.startsWith(LOCAL)) return { $ref: `${$ref}OrNull` };
  return { anyOf: [{ $ref }, { type: 'null' }] };
}

function withNull(type: string | readonly string[]): readonly string[] {
  return [...new Set([type, 'null'].flat())];
}
