import type { JsonSchema } from './JsonSchema.ts';

const LOCAL = '#/definitions/';

/**
 * Prepares a schema for the type generator. A definition with a title becomes a type of that name,
 * and one without is inlined. References to another file become the `tsType` beside them, or that
 * file's. `schemas` maps file names to schemas.
 */
export function namedForTypes(
  schema: JsonSchema,
  schemas: ReadonlyMap<string, JsonSchema>,
): JsonSchema {
  const definitions = schema.definitions ?? {};
  const named = Object.entries(definitions).filter(
    ([, it]) => it.title !== undefined && it.tsType === undefined,
  );
  const { definitions: _, ...body } = schema;
  return {
    ...members(body),
    definitions: Object.fromEntries(named.map(([name, it]) => [name, members(it)])),
  };

  function members(node: JsonSchema): JsonSchema {
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, each(value)]));
  }

  function each(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(each);
    return typeof value === 'object' && value !== null ? prepared(value) : value;
  }

  function prepared(node: JsonSchema): JsonSchema {
    const { tsType, $ref, description } = node;
    const about = description === undefined ? {} : { description };
    if (tsType !== undefined) return { ...about, tsType };
    if ($ref === undefined) return members(node);
    const target = targetOf($ref);
    const name = target.tsType ?? target.title;
    return name === undefined ? { ...members(target), ...about } : { ...about, tsType: name };
  }

  function targetOf($ref: string): JsonSchema {
    const local = $ref.startsWith(LOCAL);
    const target = local ? definitions[$ref.slice(LOCAL.length)] : schemas.get($ref);
    if (target === undefined) throw new Error(`'${$ref}' in ${schema.$id} leads nowhere.`);
    return target;
  }
}
