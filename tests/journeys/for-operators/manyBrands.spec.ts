import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { buildBrandIndex } from '../../../src/ops/brand-files/index/buildBrandIndex.ts';
import { startBenchServer } from '../../bench/startBenchServer.ts';
import { visitorFilesOnce } from '../../bench/visitorFiles.ts';
import { idOf, writeManyBrands } from '../../bench/writeManyBrands.ts';
import { IN_FULL } from '../../setup/inFull.ts';

/** The files that a visitor of the first of many brands downloads from a separate server. */
async function filesWith(count: number): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'many-'));
  try {
    writeManyBrands(join(folder, 'source'), count);
    const paths = { brandsDir: join(folder, 'source'), outDir: join(folder, 'brands') };
    expect((await buildBrandIndex(paths)).ok).toBe(true);
    return await visitorFilesOnce(await startBenchServer(folder), `signup.${idOf(0)}.example`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

test("a visitor's files are the same with one brand and with forty", IN_FULL, async () => {
  const [one, forty] = await Promise.all([filesWith(1), filesWith(40)]);
  expect(one.some((file) => /^\/assets\/[\w.-]+\.js [0-9a-f]{64}$/.test(file))).toBe(true);
  expect(forty).toEqual(one);
});
