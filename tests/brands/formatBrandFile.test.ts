import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert, constant, constantFrom, pre, property, record, string } from 'fast-check';
import { expect, it } from 'vitest';
import { setAt, unsetAt, valueAt } from '../../src/core/brand/editValue.ts';
import { settingsIn } from '../../src/core/brand/explainBrand.ts';
import { formatBrandFile } from '../../src/core/brand/formatBrandFile.ts';
import type { JsonObject } from '../../src/core/brand/JsonValue.ts';
import { fromPointer } from '../../src/core/brand/jsonPointer.ts';
import { FOUNDING_BRANDS } from '../../src/ops/brand-files/guide/foundingBrands.ts';
import { readSchema } from '../../src/ops/brand-files/schema/schemaFiles.ts';

const schema = readSchema('brand');
const brands = join(import.meta.dirname, '../../brands');
const texts = FOUNDING_BRANDS.map((id) => readFileSync(join(brands, `${id}.json`), 'utf8'));

function linesThatDiffer(before: string, after: string): readonly number[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  expect(now).toHaveLength(old.length);
  return old.flatMap((line, index) => (line === now[index] ? [] : [index + 1]));
}

/** A shipped brand's text with one of its settings. */
const aSetting = constantFrom(...texts).chain((text) => {
  const value: JsonObject = JSON.parse(text);
  const pointers = settingsIn(value).map(([pointer]) => pointer);
  return record({
    text: constant(text),
    value: constant(value),
    pointer: constantFrom(...pointers),
  });
});

it('leaves every shipped brand unchanged', () => {
  for (const text of texts) expect(formatBrandFile(JSON.parse(text), schema, text)).toBe(text);
});

it('changes one line when one value changes to another as short', () => {
  assert(
    property(aSetting, constantFrom(1, true, 'a'), ({ text, value, pointer }, other) => {
      const changed = setAt(value, pointer, other);
      // A list on several lines changes with its lines.
      pre(!Array.isArray(valueAt(value, pointer)));
      pre(JSON.stringify(changed).length <= JSON.stringify(value).length);
      const after = formatBrandFile(changed, schema, text);
      expect(linesThatDiffer(text, after).length).toBeLessThanOrEqual(1);
      expect(JSON.parse(after)).toEqual(changed);
    }),
    { numRuns: 500 },
  );
});

it('leaves the lines of every other setting unchanged, however long a value becomes', () => {
  assert(
    property(aSetting, string({ maxLength: 200 }), ({ text, value, pointer }, other) => {
      const [root = ''] = fromPointer(pointer);
      const rest = formatBrandFile(unsetAt(value, `/${root}`), schema, text).split('\n');
      const after = formatBrandFile(setAt(value, pointer, other), schema, text).split('\n');
      // Ignores the comma that a last line may get.
      const bare = new Set(after.map((line) => line.replace(/,$/, '')));
      expect(rest.filter((line) => !bare.has(line.replace(/,$/, '')))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

it('leaves its own output unchanged', () => {
  assert(
    property(aSetting, string({ maxLength: 120 }), ({ text, value, pointer }, other) => {
      const once = formatBrandFile(setAt(value, pointer, other), schema, text);
      expect(formatBrandFile(JSON.parse(once), schema, once)).toBe(once);
    }),
    { numRuns: 300 },
  );
});
