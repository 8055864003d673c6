import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aTemporaryFolder } from '../../../../tests/factories/aTemporaryFolder.ts';
import { BuildMemory } from '../index/BuildMemory.ts';
import { watchBrands } from './watchBrands.ts';

const GOOD = join(import.meta.dirname, '../../../../tests/brands/good');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function aWatch() {
  const folder = await aTemporaryFolder();
  const paths = { brandsDir: join(folder, 'brands'), outDir: join(folder, 'dist') };
  cpSync(GOOD, paths.brandsDir, { recursive: true });
  const told: string[] = [];
  const memory = new BuildMemory();
  let tell: () => void = () => undefined;
  const watching = await watchBrands({
    ...paths,
    memory,
    quietMs: 50,
    onIndex: ({ file }) => told.push(file),
    onProblems: (problems) => told.push(problems.map(({ check }) => check).join()),
    listen: async (_, changed) => {
      tell = changed;
      return { close: () => told.push('closed') };
    },
  });
  const save = (file: string, text: string) => {
    writeFileSync(join(paths.brandsDir, file), text);
    tell();
  };
  const settle = () => vi.advanceTimersByTimeAsync(50);
  const acme = readFileSync(join(paths.brandsDir, 'acme.json'), 'utf8');
  const work = () => ({ ...memory.checks.work, built: memory.built });
  return { ...paths, told, watching, save, settle, acme, work };
}

function inUse(outDir: string): string {
  return JSON.parse(readFileSync(join(outDir, 'current.json'), 'utf8')).index;
}

it('builds once before it resolves', async () => {
  const { told, outDir } = await aWatch();
  expect(told).toEqual([inUse(outDir)]);
});

it('builds again when a file is saved', async () => {
  const { told, save, settle, acme, outDir } = await aWatch();
  save('acme.json', acme.replace('"Acme"', '"Acme Chat"'));
  await settle();
  expect(told).toHaveLength(2);
  expect(told[1]).toBe(inUse(outDir));
  expect(told[1]).not.toBe(told[0]);
});

it('reads several saves in a row once', async () => {
  const { told, save, settle, acme } = await aWatch();
  save('acme.json', '');
  save('acme.json', acme.slice(0, 40));
  save('acme.json', acme.replace('"Acme"', '"Acme Chat"'));
  await settle();
  expect(told).toHaveLength(2);
});

it('keeps the last good index while a file is half-written, and continues afterwards', async () => {
  const { told, save, settle, acme, outDir } = await aWatch();
  const good = inUse(outDir);
  save('acme.json', acme.slice(0, 40));
  await settle();
  expect(told[1]).toBe('json-syntax');
  expect(inUse(outDir)).toBe(good);
  save('acme.json', acme.replace('"Acme"', '"Acme Chat"'));
  await settle();
  expect(inUse(outDir)).not.toBe(good);
});

it('survives a brand that is deleted', async () => {
  const { told, brandsDir, save, settle, outDir } = await aWatch();
  rmSync(join(brandsDir, 'acme-uk.json'));
  save('plans/README', 'gone');
  await settle();
  expect(told[1]).toBe(inUse(outDir));
  expect(readFileSync(join(outDir, inUse(outDir)), 'utf8')).not.toContain('acme-uk');
});

it('does nothing after it is closed', async () => {
  const { told, watching, save, settle, acme } = await aWatch();
  save('acme.json', acme.slice(0, 40));
  watching.close();
  await settle();
  expect(told.slice(1)).toEqual(['closed']);
});

it('checks and builds only what a save changed', async () => {
  const { brandsDir, save, settle, work } = await aWatch();
  const uk = readFileSync(join(brandsDir, 'acme-uk.json'), 'utf8');
  const before = work();
  save('acme-uk.json', uk.replace('Acme UK', 'Acme of Britain'));
  await settle();
  const after = work();
  expect(after.files - before.files).toBe(1);
  expect(after.brands - before.brands).toBe(1);
  expect(after.built - before.built).toBe(1);
});

it('builds the brands again whose logo or terms a save changed', async () => {
  const { brandsDir, outDir, save, settle, work, told } = await aWatch();
  const before = work();
  const terms = readFileSync(join(brandsDir, 'terms/terms.md'), 'utf8');
  save('terms/terms.md', terms.replace('you', 'all of you'));
  await settle();
  expect(work().built - before.built).toBe(3);
  expect(told[1]).toBe(inUse(outDir));
  expect(told[1]).not.toBe(told[0]);
});

it('writes a deleted object of the index again', async () => {
  const { outDir, acme, save, settle } = await aWatch();
  rmSync(join(outDir, 'objects'), { recursive: true });
  save('acme.json', acme);
  await settle();
  const { brands } = JSON.parse(readFileSync(join(outDir, inUse(outDir)), 'utf8'));
  expect(readFileSync(join(outDir, 'objects', brands.acme.object), 'utf8')).toContain('"Acme"');
});

it('reports an index that cannot be written, and continues', async () => {
  const { outDir, acme, save, settle, told } = await aWatch();
  rmSync(outDir, { recursive: true });
  writeFileSync(outDir, 'in the way');
  save('acme.json', acme.replace('"Acme"', '"Acme Chat"'));
  await settle();
  expect(told[1]).toBe('file-readable');
  rmSync(outDir);
  save('acme.json', acme.replace('"Acme"', '"Acme Chat"'));
  await settle();
  expect(told[2]).toBe(inUse(outDir));
});
