import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** A browser compiles a pattern when its file loads, and again at its first and second use. */
const MOST_SETS = 6;

const SET = /\\p\{[A-Z]/gi;

/** Lines with a pattern that a slow phone needs several milliseconds to compile each time. */
function heavyPatterns(source: string): string[] {
  return source.split('\n').filter((line) => [...line.matchAll(SET)].length > MOST_SETS);
}

it('finds an address in one pattern', () => {
  const word = String.raw`[\p{L}\p{N}-]`;
  expect(heavyPatterns(`/^${word}+(\\.${word}+)*@(${word}+\\.)+${word}$/u`)).toHaveLength(1);
});

it('has no pattern of many sets of letters in what a page runs', async () => {
  const found: string[] = [];
  for await (const path of glob('src/{core,page}/**/*.{ts,tsx}', { cwd: root })) {
    if (/\.test\.tsx?$/.test(path)) continue;
    const source = readFileSync(join(root, path), 'utf8');
    found.push(...heavyPatterns(source).map((line) => `${path}: ${line.trim()}`));
  }
  expect(found).toEqual([]);
});
