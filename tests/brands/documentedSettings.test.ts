import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { JsonSchema } from '../../src/ops/schemas/JsonSchema.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The dotted paths of the settings that a brand file may hold: the leaves of its objects. */
function settingPaths(schema: JsonSchema, path: string): readonly string[] {
  const own = Object.entries(schema.properties ?? {});
  if (own.length === 0) return [path];
  return own.flatMap(([key, value]) => settingPaths(value, path === '' ? key : `${path}.${key}`));
}

it('docs/brands.md has a row for every setting of the schema, and for no other', () => {
  const schema: JsonSchema = JSON.parse(
    readFileSync(join(ROOT, 'schemas/resolved-brand.schema.json'), 'utf8'),
  );
  const guide = readFileSync(join(ROOT, 'docs/brands.md'), 'utf8');
  const rows = guide.slice(guide.indexOf('## Every setting')).matchAll(/^\| `([^`]+)` \|/gm);
  const documented = [...rows].map(([, path]) => path);
  expect(documented.toSorted()).toEqual(settingPaths(schema, '').toSorted());
});
