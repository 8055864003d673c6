import { expect, it } from 'vitest';
import type { JsonObject } from '../../../core/brand/JsonValue.ts';
import type { JsonSchema } from '../../schemas/JsonSchema.ts';
import { fillGuide, fillTables } from './fillGuide.ts';
import { FOUNDING_BRANDS } from './foundingBrands.ts';

const SCHEMA: JsonSchema = {
  properties: {
    id: { description: 'The identifier.', type: 'string', serves: '1.0.1' },
    tax: { properties: { on: { description: 'Whether tax is added.', type: 'boolean' } } },
  },
};
const HEAD =
  '| Setting | What it does | Values | Specification | Set by |\n| --- | --- | --- | --- | --- |';

const table = (keys: string) =>
  `Prose.\n\n<!-- settings: ${keys} -->\n\nold\n\n<!-- end of settings -->\n`;

/** A folder with the founding brands, each reduced to its id, and the given layers. */
function aFolder(layers: Readonly<Record<string, JsonObject>> = {}, own: JsonObject = {}) {
  const source = (id: string, value: JsonObject) =>
    [id, { id, name: id, text: '', value, removed: [] }] as const;
  return {
    brands: new Map(FOUNDING_BRANDS.map((id) => source(id, { id, ...(id === 'ringwell' && own) }))),
    layers: new Map(Object.entries(layers).map(([id, value]) => source(id, value))),
    catalogues: new Map(),
    terms: new Map(),
    logos: new Map(),
    illustrations: new Map(),
    broken: new Set<string>(),
  };
}

it('writes a row for each setting of the keys that a table names, and keeps the prose', () => {
  expect(fillGuide(table('id tax'), SCHEMA, aFolder())).toBe(
    `Prose.\n\n<!-- settings: id tax -->\n\n${HEAD}\n${[
      '| `id` | The identifier | text | 1.0.1 | every brand |',
      '| `tax.on` | Whether tax is added | `true`, `false` | – | none |',
    ].join('\n')}\n\n<!-- end of settings -->\n`,
  );
});

it('says which files set a setting: the layers, then the founding brands', () => {
  const tax = { tax: { on: true } };
  const layers = { base: tax, 'market/CA': tax, 'market/US': {}, 'category/liveChat': tax };
  expect(fillGuide(table('id tax'), SCHEMA, aFolder(layers, tax))).toContain(
    '| – | base; every category; market/CA; ringwell |',
  );
});

it('writes again what it has written', () => {
  const once = fillGuide(table('id tax'), SCHEMA, aFolder());
  expect(fillGuide(once, SCHEMA, aFolder())).toBe(once);
});

it.each([
  ['a key of the schema is in no table', 'id', 'No table of the guide has tax.'],
  ['a key is in two tables', 'id tax id', "The guide has 'id' in two tables."],
  ['a table names a key that the schema lacks', 'id tax hue', "The schema has no key 'hue'"],
])('refuses a guide in which %s', (_, keys, message) => {
  expect(() => fillGuide(table(keys), SCHEMA, aFolder())).toThrow(message);
});

it('writes the tables that are made as a whole, and misses none', () => {
  const guide = 'Prose.\n\n<!-- catalogue -->\n\nold\n\n<!-- end of catalogue -->\n';
  expect(fillTables(guide, { catalogue: '| Key |\n' })).toBe(
    'Prose.\n\n<!-- catalogue -->\n\n| Key |\n\n<!-- end of catalogue -->\n',
  );
  expect(() => fillTables('Prose.\n', { catalogue: '| Key |\n' })).toThrow(
    'The guide has no place for catalogue.',
  );
});
