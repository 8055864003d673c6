import { expect, it } from 'vitest';
import { withStableNames } from './withStableNames.ts';

it('is the same for the same code, whatever the files that it names contain', () => {
  const code = (one: string, other: string) =>
    `import"./OpenModal-${one}.js";const a=["assets/Dialog-${other}.css","assets/Dialog-${one}.js"]`;
  const stable = withStableNames(code('DUVFlI', 'Cda_-o'));

  expect(withStableNames(code('X_-gZ1', '0a0a0a'))).toBe(stable);
  expect(stable).toMatch(/^import"\.\/OpenModal-[\w-]{6}\.js";/);
});

it('knows the longer names of a build with many files', () => {
  const stable = withStableNames('import"./OpenModal-DUVFlIx.js";');

  expect(withStableNames('import"./OpenModal-X_-gZ1y.js";')).toBe(stable);
  expect(stable).toMatch(/^import"\.\/OpenModal-[\w-]{7}\.js";/);
});

it('names different files differently, with as many letters', () => {
  const names = withStableNames('a-000000.js b-000000.js').split(' ');

  expect(new Set(names.map((it) => it.slice(2))).size).toBe(2);
  expect(names.map((it) => it.length)).toEqual([11, 11]);
});

it.each([
  'figtree-en-basic-SfEBSnKq.woff2',
  'a-b.js',
  'one-two-three',
  'a.js',
  'text-align:center',
])('leaves %s as it is', (text) => {
  expect(withStableNames(text)).toBe(text);
});
