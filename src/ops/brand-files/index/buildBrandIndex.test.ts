import { cpSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aTemporaryFolder } from '../../../../tests/factories/aTemporaryFolder.ts';
import { replaceIn } from '../../../../tests/factories/brands/ranBrands.ts';
import type { BuiltBrand } from '../../../core/contract/builtBrand.ts';
import type { TermsDocument } from '../../../core/contract/terms.ts';
import { buildBrandIndex } from './buildBrandIndex.ts';

const GOOD = join(import.meta.dirname, '../../../../tests/brands/good');

async function aBuild() {
  const folder = await aTemporaryFolder();
  const paths = { brandsDir: join(folder, 'brands'), outDir: join(folder, 'dist') };
  cpSync(GOOD, paths.brandsDir, { recursive: true });
  return { ...paths, build: () => buildBrandIndex(paths) };
}

function readBrand(outDir: string, name = ''): BuiltBrand {
  return JSON.parse(readFileSync(join(outDir, 'objects', name), 'utf8'));
}

function readTerms(outDir: string, name: string): TermsDocument {
  return JSON.parse(readFileSync(join(outDir, 'objects', name), 'utf8'));
}

function current(outDir: string): string {
  return readFileSync(join(outDir, 'current.json'), 'utf8');
}

it('names every brand, its hosts and its object', async () => {
  const { outDir, build } = await aBuild();
  const built = await build();
  if (!built.ok) throw new Error(built.error[0]?.why);
  const { index, file } = built.value;
  expect(JSON.parse(current(outDir))).toEqual({ index: file });
  expect(JSON.parse(readFileSync(join(outDir, file), 'utf8'))).toEqual(index);
  expect(index.hosts['signup.acme-uk.example']).toBe('acme-uk');
  const uk = readBrand(outDir, index.brands['acme-uk']?.object);
  expect(uk.brand).toMatchObject({ name: 'Acme UK', extends: 'acme', currency: 'GBP' });
  expect(uk.catalogue.id).toBe('acme-uk');
  expect(uk.theme.light['--c-accent']).toBe('#0a7048');
});

it("keeps each brand's texts by their hash, and logos as they are", async () => {
  const { brandsDir, outDir, build } = await aBuild();
  const built = await build();
  if (!built.ok) throw new Error(built.error[0]?.why);
  const acme = readBrand(outDir, built.value.index.brands['acme']?.object);
  const terms = readTerms(outDir, acme.terms.terms.object);
  expect(terms.hash).toBe(acme.terms.terms.hash);
  expect(terms.source).toContain('This is between you and Acme, Inc.');
  const logo = readFileSync(join(outDir, 'objects', acme.logo.object), 'utf8');
  expect(logo).toBe(readFileSync(join(brandsDir, 'logos/acme.svg'), 'utf8'));
});

it('contains only the brand and the catalogue, without the address of a schema', async () => {
  const { outDir, build } = await aBuild();
  await build();
  const objects = readdirSync(join(outDir, 'objects'));
  const texts = objects.map((name) => readFileSync(join(outDir, 'objects', name), 'utf8'));
  expect(texts.filter((text) => text.includes('$schema'))).toEqual([]);
});

it('gives the same bytes for the same folder', async () => {
  const [one, two] = [await aBuild(), await aBuild()];
  await one.build();
  await two.build();
  expect(current(one.outDir)).toBe(current(two.outDir));
  expect(readdirSync(join(one.outDir, 'objects'))).toEqual(
    readdirSync(join(two.outDir, 'objects')),
  );
});

it('does not write again what has not changed', async () => {
  const { outDir, build } = await aBuild();
  await build();
  const [name = ''] = readdirSync(join(outDir, 'objects'));
  const path = join(outDir, 'objects', name);
  utimesSync(path, 1, 1);
  await build();
  expect(statSync(path).mtimeMs).toBe(1000);
});

it('writes again an object that a power cut left empty', async () => {
  const { outDir, build } = await aBuild();
  await build();
  const [name = ''] = readdirSync(join(outDir, 'objects'));
  const path = join(outDir, 'objects', name);
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, '');
  await build();
  expect(readFileSync(path, 'utf8')).toBe(before);
});

it('leaves the last index in use when there are problems', async () => {
  const { brandsDir, outDir, build } = await aBuild();
  await build();
  const before = current(outDir);
  writeFileSync(join(brandsDir, 'acme.json'), '{ "id": ');
  const built = await build();
  expect(built.ok ? [] : built.error.map((problem) => problem.check)).toEqual(['json-syntax']);
  expect(current(outDir)).toBe(before);
});

it('writes no index with which the server would not start, because an account has two currencies', async () => {
  const { brandsDir, build } = await aBuild();
  replaceIn(brandsDir, 'defaults/market/UK.json', '"acme-uk"', '"acme"');
  const built = await build();
  const checks = built.ok ? [] : built.error.map(({ check }) => check);
  expect(new Set(checks)).toEqual(new Set(['account-currency']));
});

it('leaves nothing half-written behind', async () => {
  const { outDir, build } = await aBuild();
  await build();
  const files = [...readdirSync(outDir), ...readdirSync(join(outDir, 'objects'))];
  const whole = /^(objects|current\.json|(index-)?[0-9a-f]{64}\.(json|svg|png))$/;
  expect(files.filter((file) => !whole.test(file))).toEqual([]);
});
