import { join } from 'node:path';
import { expect, it } from 'vitest';
import { setAt } from '../../src/core/brand/editValue.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../src/core/brand/JsonValue.ts';
import { isWithin, toPointer } from '../../src/core/brand/jsonPointer.ts';
import { checkSharedFiles } from '../../src/ops/brand-files/checks/checkSharedFiles.ts';
import { CheckMemory } from '../../src/ops/brand-files/memory/CheckMemory.ts';
import { readBrandFolder } from '../../src/ops/brand-files/sources/readBrandFolder.ts';
import { readJsonSource } from '../../src/ops/brand-files/sources/readJsonSource.ts';

const memory = new CheckMemory();
const { folder } = readBrandFolder(join(import.meta.dirname, '../../brands'), 'checked', memory);

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

function problemsWith(id: string, value: JsonValue) {
  const name = `plans/${id}.json`;
  const text = JSON.stringify(value, null, 2);
  const { problems, source } = readJsonSource({ name, id, text }, 'catalogue');
  if (source === null) throw new Error(`${id} is no JSON object.`);
  const catalogues = new Map([[id, source]]);
  return [...problems, ...checkSharedFiles({ ...folder, catalogues }, memory).problems];
}

/** `test:full` spoils every catalogue, a quick run one with every kind of item in two languages. */
const isFull = process.env['TEST_FULL'] !== undefined;
const SPOILT = [...folder.catalogues].filter(([id]) => isFull || id === 'frontdesk-ca');

it.each(SPOILT)('a wrong value anywhere in the catalogue %s is one problem', (id, source) => {
  const written: JsonObject = JSON.parse(source.text);
  const places = pathsIn(written).filter(([first]) => first !== undefined && first !== '$schema');
  const others = places.flatMap((path) => {
    const at = toPointer(path);
    return problemsWith(id, changedAt(written, path, [[]]))
      .filter(({ check, pointer }) => check !== 'schema' || !isWithin(pointer, at))
      .map(({ pointer, why }) => `${at}: ${pointer} ${why}`);
  });
  expect(others).toEqual([]);
});
