import { join } from 'node:path';
import { expect, it } from 'vitest';
import { setAt, valueAt } from '../../src/core/brand/editValue.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../src/core/brand/JsonValue.ts';
import { toPointer } from '../../src/core/brand/jsonPointer.ts';
import { checkBrand } from '../../src/ops/brand-files/checks/checkBrand.ts';
import { checkSharedFiles } from '../../src/ops/brand-files/checks/checkSharedFiles.ts';
import { CheckMemory } from '../../src/ops/brand-files/memory/CheckMemory.ts';
import type { Problem } from '../../src/ops/brand-files/problem/Problem.ts';
import { readBrandFolder } from '../../src/ops/brand-files/sources/readBrandFolder.ts';
import { readJsonSource } from '../../src/ops/brand-files/sources/readJsonSource.ts';

type Path = readonly (string | number)[];

function pathsIn(value: JsonValue, at: Path = []): readonly Path[] {
  const members = isJsonObject(value)
    ? Object.entries(value)
    : Array.isArray(value)
      ? [...value.entries()]
      : [];
  return [at, ...members.flatMap(([key, inner]) => pathsIn(inner, [...at, key]))];
}

/** Returns a value with another one at a path, which may lead through lists. */
function changedAt(value: JsonValue, [key, ...rest]: Path, to: JsonValue): JsonValue {
  if (key === undefined) return to;
  if (Array.isArray(value)) {
    return value.map((item, index) => (index === key ? changedAt(item, rest, to) : item));
  }
  if (!isJsonObject(value)) return value;
  return setAt(value, toPointer([key]), changedAt(value[key] ?? null, rest, to));
}

const memory = new CheckMemory();
const { folder } = readBrandFolder(join(import.meta.dirname, '../../brands'), 'checked', memory);
const shared = checkSharedFiles(folder, memory);

function aSource(name: string, id: string, value: JsonValue, schema: 'brand' | 'catalogue') {
  const text = JSON.stringify(value, null, 2);
  const { problems, source } = readJsonSource({ name, id, text }, schema);
  if (source === null) throw new Error(`${name} is no JSON object.`);
  return { problems, source };
}

/** The brands that sell from a catalogue. */
function sellers(catalogue: string) {
  return [...folder.brands.values()].filter(
    ({ value }) => valueAt(value, '/plans/catalogue') === catalogue,
  );
}

function inCatalogue(id: string, value: JsonValue): readonly Problem[] {
  const { problems, source } = aSource(`plans/${id}.json`, id, value, 'catalogue');
  const spoilt = { ...folder, catalogues: new Map([[id, source]]) };
  const { checkable, problems: ofFiles } = checkSharedFiles(spoilt, memory);
  const ofBrands = sellers(id).flatMap((it) => checkBrand(it, spoilt, checkable).problems);
  return [...problems, ...ofFiles, ...ofBrands];
}

function inBrand(id: string, value: JsonValue): readonly Problem[] {
  const { problems, source } = aSource(`${id}.json`, id, value, 'brand');
  const brands = new Map([...folder.brands, [id, source]]);
  const ofBrand = checkBrand(source, { ...folder, brands }, shared.catalogues).problems;
  return [...problems, ...ofBrand];
}

/** Puts a wrong value at every place of a file in turn. Returns all problems but that of the value. */
function othersIn(text: string, problemsWith: (value: JsonValue) => readonly Problem[]) {
  const written: JsonObject = JSON.parse(text);
  const places = pathsIn(written).filter(([first]) => first !== undefined && first !== '$schema');
  return places.flatMap((path) => {
    const at = toPointer(path);
    return problemsWith(changedAt(written, path, [[]]))
      .filter(({ check }) => check !== 'schema')
      .map(({ pointer, why }) => `${at}: ${pointer} ${why}`);
  });
}

/**
 * `test:full` spoils every file; a quick run a catalogue with every kind of item in two languages, a
 * brand that extends another in two languages, and one whose questions depend on its plans.
 */
const isFull = process.env['TEST_FULL'] !== undefined;
const SPOILT = { catalogues: ['frontdesk-ca'], brands: ['frontdesk-ca', 'careline'] };

it.each([...folder.catalogues].filter(([id]) => isFull || SPOILT.catalogues.includes(id)))(
  'a wrong value anywhere in the catalogue %s is one problem',
  (id, { text }) => {
    expect(othersIn(text, (value) => inCatalogue(id, value))).toEqual([]);
  },
);

it.each([...folder.brands].filter(([id]) => isFull || SPOILT.brands.includes(id)))(
  'a wrong value anywhere in the brand %s is one problem',
  (id, { text }) => {
    expect(othersIn(text, (value) => inBrand(id, value))).toEqual([]);
  },
);

it('a wrong value in a catalogue does not make the questions about its plans superfluous', () => {
  const { text } = folder.catalogues.get('careline-us') ?? { text: '{}' };
  const plans = changedAt(JSON.parse(text), ['plans', 0, 'isHIPAA'], 'no');
  expect(inCatalogue('careline-us', plans).map(({ check }) => check)).toEqual(['schema']);
});
