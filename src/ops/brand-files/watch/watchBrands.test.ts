import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aTemporaryFolder } from '../../../../tests/factories/aTemporaryFolder.ts';
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
  let tell: () => void = () => undefined;
  const watching = await watchBrands({
    ...paths,
    quietMs: 50,
    onIndex: ({ file }) => told.push(file),
    onProblems: (problems) => told.push(problems.map(({ check }) => check).join()),
    listen: (_, changed) => {
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
  return { ...paths, told, watching, save, settle, acme };
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

it('keeps the last good index while a file is half-written, and goes on after', async () => {
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
  save('plans/notes.txt', 'gone');
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
