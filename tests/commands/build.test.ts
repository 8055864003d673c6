import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildProduct } from '../../src/ops/commands/build/buildProduct.ts';
import { aTemporaryFolder } from '../factories/aTemporaryFolder.ts';

const root = join(import.meta.dirname, '../..');

async function brandsWith(file: string, change: (text: string) => string): Promise<string> {
  const folder = join(await aTemporaryFolder(), 'brands');
  await cp(join(root, 'brands'), folder, { recursive: true });
  const path = join(folder, file);
  await writeFile(path, change(await readFile(path, 'utf8')));
  return folder;
}

it('fails on a wrong brand file, and says where', async () => {
  const brandsDir = await brandsWith('slotbook.json', (text) => text.replace('"US"', '"USA"'));
  // In a folder of its own, because a build that fails has to be made again.
  const folder = await aTemporaryFolder();
  const building = buildProduct(folder, { all: true, brandsDir, report: () => undefined });
  await expect(building).rejects.toThrow(/slotbook\.json:\d+:\d+/);
});
