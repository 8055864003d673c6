import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aTemporaryFolder } from '../../../tests/factories/aTemporaryFolder.ts';
import { aBuiltBrand } from '../../../tests/factories/brands/aBuiltBrand.ts';
import { readBrandObjects } from './readBrandObjects.ts';

it('holds the brands that were asked for last, and lets the others go', async () => {
  const folder = await aTemporaryFolder();
  const names = ['first-object.json', 'second-object.json', 'third-object.json'] as const;
  for (const name of names) await writeFile(join(folder, name), JSON.stringify(aBuiltBrand()));
  const objects = readBrandObjects(folder, 2);
  for (const name of names) expect(await objects.brand(name)).not.toBeNull();

  for (const name of names) await rm(join(folder, name));

  expect(await objects.brand(names[0])).toBeNull();
  expect(await objects.brand(names[1])).not.toBeNull();
  expect(await objects.brand(names[2])).not.toBeNull();
});
