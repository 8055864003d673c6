import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Documents that name tests, and the least number of tests that each names. */
const DOCS = [
  ['accessibility.md', 20],
  ['script-inventory.md', 5],
  ['security.md', 40],
  ['specification.md', 20],
] as const;

/** Every test file of the project, by its name. Files in different folders can share a name. */
const testFiles = ['src', 'tests'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(test|spec)\.tsx?$/.test(path))
    .map((path) => join(root, folder, path)),
);

/** The text of all test files with a name; empty for an unknown name. */
function testsNamed(name: string): string {
  const found = testFiles.filter((path) => basename(path) === name);
  return found.map((path) => readFileSync(path, 'utf8')).join('\n');
}

/**
 * The tests that a document names: files in backticks, each with the beginning of a test's title or
 * none.
 */
function namedIn(doc: string): readonly (readonly [file: string, sentence: string])[] {
  const text = readFileSync(join(root, 'docs', doc), 'utf8');
  const names = text.matchAll(/`([\w.]+\.(?:test|spec)\.tsx?)`(?: '((?:[^'\\]|\\')+)')?/g);
  return [...names].map(([, file = '', sentence = '']) => [file, sentence.replaceAll("\\'", "'")]);
}

it.each(DOCS)('every test that docs/%s names is there', (doc, least) => {
  const named = namedIn(doc);
  expect(named.length).toBeGreaterThan(least);
  const missing = named.filter(([file, sentence]) => {
    const source = testsNamed(file).replaceAll("\\'", "'");
    return source === '' || !source.includes(sentence);
  });
  expect(missing).toEqual([]);
});

it('every file that docs/specification.md says serves a statement is there', () => {
  const text = readFileSync(join(root, 'docs/specification.md'), 'utf8');
  const paths = [...text.matchAll(/`((?:src|scripts|schemas)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path,
  );
  expect(paths.length).toBeGreaterThan(300);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

it('no comment repeats the numbers of docs/specification.md', () => {
  const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path),
  );
  const repeating = sources.filter((path) =>
    /Specification \d/.test(readFileSync(join(root, 'src', path), 'utf8')),
  );
  expect(repeating).toEqual([]);
});
