import { expect, test } from 'vitest';
import { minifyOnce } from './minifyFirst.ts';

const CODE = 'export const read = (atom) => atom.observers_.size + atom.value;';

test("MobX's private properties get short names, and no other", async () => {
  const { code } = await minifyOnce(CODE, true);
  expect(code).not.toContain('observers_');
  expect(code).toMatch(/\.size\b.*\.value\b/);
});

test('a file without MobX keeps its properties', async () => {
  const { code } = await minifyOnce(CODE, false);
  expect(code).toContain('.observers_.size');
});

test('a function that is called once is gone', async () => {
  const { code } = await minifyOnce(
    'function once(a) { return a + 1 } export const two = (b) => once(b) * 2;',
    false,
  );
  expect(code).not.toContain('once');
});
