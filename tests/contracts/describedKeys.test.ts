import { expect, it } from 'vitest';
import brandFile from '../../schemas/brand.schema.json';
import catalogue from '../../schemas/catalogue.schema.json';
import layer from '../../schemas/layer.schema.json';
import type { JsonSchema } from '../../src/ops/schemas/JsonSchema.ts';

type Definitions = Readonly<Record<string, JsonSchema>>;

/** Returns what a schema refers to within its document. */
function target(schema: JsonSchema, definitions: Definitions): JsonSchema | undefined {
  return definitions[schema.$ref?.replace('#/definitions/', '') ?? ''];
}

function isDescribed(schema: JsonSchema, definitions: Definitions): boolean {
  if ((schema.description ?? '').trim() !== '') return true;
  const referred = target(schema, definitions);
  return referred !== undefined && isDescribed(referred, definitions);
}

/** Returns every key at any depth of a schema with its path, and whether an editor can explain it. */
function keysIn(
  schema: JsonSchema,
  path: string,
  all: Definitions,
): (readonly [string, boolean])[] {
  const { properties = {}, items, anyOf = [], definitions = {}, additionalProperties } = schema;
  const named = Object.entries(properties).flatMap(([name, member]) => [
    [`${path}${name}`, isDescribed(member, all)] as const,
    ...keysIn(member, `${path}${name}.`, all),
  ]);
  const defined = Object.entries(definitions).flatMap(([name, it]) =>
    keysIn(it, `${path}<${name}>.`, all),
  );
  const free = typeof additionalProperties === 'object' ? [additionalProperties] : [];
  const others = [...(items === undefined ? [] : [items]), ...anyOf, ...free];
  return [...named, ...defined, ...others.flatMap((it) => keysIn(it, `${path}*.`, all))];
}

function undescribed(schema: JsonSchema): string[] {
  const keys = keysIn(schema, '', schema.definitions ?? {});
  return keys.filter(([, described]) => !described).map(([path]) => path);
}

const SCHEMAS: readonly (readonly [name: string, schema: JsonSchema, deepKey: string])[] = [
  ['brand', brandFile, 'theme.signature.pattern'],
  ['layer', layer, 'theme.signature.pattern'],
  ['catalogue', catalogue, '<plan>.id'],
];

it.each(SCHEMAS)('describes every key of schemas/%s.schema.json', (_, schema) => {
  expect(undescribed(schema)).toEqual([]);
});

it.each(SCHEMAS)('reads schemas/%s.schema.json to its full depth', (_, schema, deepKey) => {
  expect(keysIn(schema, '', schema.definitions ?? {}).map(([path]) => path)).toContain(deepKey);
});

it.each(SCHEMAS)(
  "explains no key of schemas/%s.schema.json by a statement's number",
  (_, schema) => {
    const told: string[] = [];
    JSON.stringify(schema, (key, value: unknown) => {
      if (key === 'description' && typeof value === 'string') told.push(value);
      return value;
    });
    expect(told.length).toBeGreaterThan(20);
    expect(told.filter((text) => /\bServes\b|\b\d+\.\d+\.\d+\b/.test(text))).toEqual([]);
  },
);

it('finds a key without a description at any depth', () => {
  const schema: JsonSchema = {
    properties: {
      told: { description: 'What it is.', properties: { untold: {} } },
      list: { description: 'Some.', items: { properties: { silent: { description: ' ' } } } },
      map: { description: 'By name.', additionalProperties: { properties: { bare: {} } } },
      line: { $ref: '#/definitions/line' },
      mute: { $ref: '#/definitions/mute' },
    },
    definitions: {
      line: { description: 'A line.' },
      mute: { anyOf: [{ properties: { deep: {} } }] },
    },
  };
  expect(undescribed(schema)).toEqual([
    'told.untold',
    'list.*.silent',
    'map.*.bare',
    'mute',
    '<mute>.*.deep',
  ]);
});
