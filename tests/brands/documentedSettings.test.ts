import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { JsonSchema } from '../../src/ops/schemas/JsonSchema.ts';
import { settingOrigins } from './settingOrigins.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The dotted paths of the settings that a brand file may hold: the leaves of its objects. */
function settingPaths(schema: JsonSchema, path: string): readonly string[] {
  const own = Object.entries(schema.properties ?? {});
  if (own.length === 0) return [path];
  return own.flatMap(([key, value]) => settingPaths(value, path === '' ? key : `${path}.${key}`));
}

const SCHEMA: JsonSchema = JSON.parse(
  readFileSync(join(ROOT, 'schemas/resolved-brand.schema.json'), 'utf8'),
);
const GUIDE = readFileSync(join(ROOT, 'docs/brands.md'), 'utf8');
const ROWS = [
  ...GUIDE.slice(GUIDE.indexOf('## Every setting')).matchAll(/^\| `([^`]+)` \|.*\| ([^|]+) \|$/gm),
].map(([, path = '', origins = '']) => ({ path, origins }));

it('docs/brands.md has a row for every setting of the schema, and for no other', () => {
  const documented = ROWS.map(({ path }) => path);
  expect(documented.toSorted()).toEqual(settingPaths(SCHEMA, '').toSorted());
});

it("says of each setting which files set it, in the column 'Set by'", () => {
  const actual = ROWS.map(({ path }) => ({ path, origins: settingOrigins(path) }));
  expect(ROWS).toEqual(actual);
});
