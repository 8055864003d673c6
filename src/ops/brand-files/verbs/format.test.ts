import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  aBrandFolder,
  ranBrands,
  replaceIn,
} from '../../../../tests/factories/brands/ranBrands.ts';

const textOf = (dir: string, file: string) => readFileSync(join(dir, file), 'utf8');

/** The first keys of a file. */
const keysOf = (dir: string, file: string) =>
  Object.keys(JSON.parse(textOf(dir, file))).slice(0, 3);

/** A formatted folder in which one brand, one layer and one catalogue are formatted differently. */
async function anUntidyFolder() {
  const dir = await aBrandFolder();
  await ranBrands('format', '--dir', dir);
  const files = ['acme.json', 'defaults/market/UK.json', 'plans/acme-us.json'] as const;
  for (const file of files) {
    const reversed = Object.fromEntries(Object.entries(JSON.parse(textOf(dir, file))).toReversed());
    writeFileSync(join(dir, file), JSON.stringify(reversed, null, '\t'));
  }
  return { dir, files, untidy: files.map((file) => textOf(dir, file)) };
}

it('finds every shipped brand, layer and catalogue formatted', async () => {
  const { code, result } = await ranBrands('format', '--check');
  expect(result).toMatch(/^\d+ files read, nothing to format\.\n$/);
  expect(code).toBe(0);
});

it('writes keys in the order of their schema, and names what it has written', async () => {
  const { dir, files } = await anUntidyFolder();
  const { code, result } = await ranBrands('format', '--dir', dir);
  expect(code).toBe(0);
  expect(result.match(/^Formatted .*$/gm)).toHaveLength(files.length);
  expect(keysOf(dir, 'acme.json')).toEqual(['$schema', 'id', 'name']);
  expect(keysOf(dir, 'plans/acme-us.json')).toEqual(['id', 'currency', 'plans']);
});

it('changes no value', async () => {
  const { dir, files, untidy } = await anUntidyFolder();
  await ranBrands('format', '--dir', dir);
  for (const [at, file] of files.entries()) {
    expect(JSON.parse(textOf(dir, file))).toEqual(JSON.parse(untidy[at] ?? ''));
  }
});

it('has nothing to do a second time', async () => {
  const { dir } = await anUntidyFolder();
  await ranBrands('format', '--dir', dir);
  const { code, result } = await ranBrands('format', '--check', '--dir', dir);
  expect(result).toContain('nothing to format');
  expect(code).toBe(0);
});

it('with --check names the files, exits with 1 and writes nothing', async () => {
  const { dir, files, untidy } = await anUntidyFolder();
  const { code, result } = await ranBrands('format', '--check', '--dir', dir);
  expect(code).toBe(1);
  for (const file of files) expect(result).toMatch(new RegExp(`^Not formatted: .*/${file}$`, 'm'));
  expect(files.map((file) => textOf(dir, file))).toEqual(untidy);
});

it('formats the files named and no other', async () => {
  const { dir, files, untidy } = await anUntidyFolder();
  const { result } = await ranBrands('format', '--dir', dir, join(dir, 'acme.json'));
  expect(result).toContain('1 file read, 1 formatted.');
  expect(files.slice(1).map((file) => textOf(dir, file))).toEqual(untidy.slice(1));
});

it('exits with 2 for a file that is no JSON file of the folder', async () => {
  const dir = await aBrandFolder();
  const { code, failure } = await ranBrands('format', '--dir', dir, join(dir, 'logos/acme.svg'));
  expect(code).toBe(2);
  expect(failure).toContain('logos/acme.svg is not a brand, a layer or a catalogue');
});

it.each([
  ['is no JSON', '"market": "US",', '"market": "US"'],
  ['writes a key twice', '"market": "US",', '"market": "US", "market": "CA",'],
])('does not change a file that %s, and says where it is wrong', async (_, from, to) => {
  const dir = await aBrandFolder();
  replaceIn(dir, 'acme.json', from, to);
  const broken = textOf(dir, 'acme.json');
  const { code, result } = await ranBrands('format', '--dir', dir);
  expect(code).toBe(1);
  expect(result).toMatch(/acme\.json:\d+:\d+/);
  expect(textOf(dir, 'acme.json')).toBe(broken);
});
