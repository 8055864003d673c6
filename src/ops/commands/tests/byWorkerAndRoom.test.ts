import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { byWorkerAndRoom, environmentIn, type TestFile } from './byWorkerAndRoom.ts';

const root = join(import.meta.dirname, '../../../..');

const aFile = (path: string, project = 'unit', environment = 'node'): TestFile => ({
  project,
  environment,
  path: `/checkout/${path}`,
});

it('files that one worker can run are together, and none is left out', () => {
  const files = [
    aFile('src/page/a.test.ts', 'page', 'jsdom'),
    aFile('tests/server/b.test.ts', 'unit', 'jsdom'),
    aFile('src/core/c.test.ts'),
    aFile('src/page/d.test.ts', 'page', 'jsdom'),
    aFile('src/ops/e.test.ts', 'unit', 'jsdom'),
    aFile('tests/models/f.test.ts'),
  ];
  const sorted = files.toSorted(byWorkerAndRoom);
  const workers = sorted.map(({ environment, project }) => `${project} ${environment}`);
  const changes = workers.filter((it, nth) => nth > 0 && it !== workers[nth - 1]);

  expect(changes).toEqual(['unit jsdom', 'page jsdom']);
  expect(new Set(sorted)).toEqual(new Set(files));
});

it('the rooms that take longest begin, and others keep their order', () => {
  const files = [
    aFile('src/core/z.test.ts'),
    aFile('tests/server/a.test.ts'),
    aFile('src/core/a.test.ts'),
    aFile('tests/postgres/z.test.ts'),
    aFile('tests/models/a.test.ts'),
  ];
  const paths = files.toSorted(byWorkerAndRoom).map(({ path }) => path.slice('/checkout/'.length));

  expect(paths).toEqual([
    'tests/models/a.test.ts',
    'tests/postgres/z.test.ts',
    'tests/server/a.test.ts',
    'src/core/z.test.ts',
    'src/core/a.test.ts',
  ]);
});

it('reads the environment of every file that asks for one', async () => {
  expect(environmentIn('// @vitest-environment jsdom\nimport x;')).toBe('jsdom');
  expect(environmentIn('import x;')).toBeNull();

  const missed: string[] = [];
  for await (const path of glob('{src,scripts,tests}/**/*.{test,full}.{ts,tsx}', { cwd: root })) {
    const text = await readFile(join(root, path), 'utf8');
    // Vitest finds the environment anywhere in a comment.
    const asks = /^\s*(?:\/\/|\/?\*+)\s*@(?:vitest|jest)-environment/m.test(text);
    if (asks && environmentIn(text) === null) missed.push(path);
  }
  expect(missed).toEqual([]);
});
