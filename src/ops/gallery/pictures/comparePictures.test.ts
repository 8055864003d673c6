import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { aTemporaryFolder } from '../../../../tests/factories/aTemporaryFolder.ts';
import { comparePictures } from './comparePictures.ts';

/** A white picture with black dots. */
function picture(width: number, height: number, ...dots: readonly (readonly [number, number])[]) {
  const png = new PNG({ width, height });
  png.data.fill(255);
  for (const [x, y] of dots) png.data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return PNG.sync.write(png);
}

async function compared(before: Buffer, after: Buffer) {
  const folder = await aTemporaryFolder();
  const paths = ['before.png', 'after.png', 'deep/marked.png'].map((it) => join(folder, it));
  const [a = '', b = '', marked = ''] = paths;
  await Promise.all([writeFile(a, before), writeFile(b, after)]);
  return { pixels: await comparePictures(a, b, marked), marked };
}

it('finds nothing between equal pictures, and writes nothing', async () => {
  const { pixels, marked } = await compared(picture(4, 4, [1, 1]), picture(4, 4, [1, 1]));
  expect(pixels).toBe(0);
  expect(existsSync(marked)).toBe(false);
});

it('counts the pixels that changed, and marks each', async () => {
  const { pixels, marked } = await compared(picture(4, 4, [1, 1]), picture(4, 4, [1, 1], [2, 3]));
  expect(pixels).toBe(1);
  const { data, width } = PNG.sync.read(await readFile(marked));
  expect([...data.subarray((3 * width + 2) * 4, (3 * width + 2) * 4 + 3)]).toEqual([214, 0, 110]);
});

it('compares a page that grew: what is there for the first time has changed', async () => {
  const { pixels, marked } = await compared(picture(4, 4), picture(4, 6, [0, 5]));
  expect(pixels).toBe(1);
  const { width, height } = PNG.sync.read(await readFile(marked));
  expect([width, height]).toEqual([4, 6]);
});
