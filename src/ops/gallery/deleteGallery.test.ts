import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aTemporaryFolder } from '../../../tests/factories/aTemporaryFolder.ts';
import { deleteGallery, MARK } from './deleteGallery.ts';
import { writeSite } from './site/writeSite.ts';

async function aGallery() {
  const folder = join(await aTemporaryFolder(), 'gallery');
  for (const name of ['before', 'changed', 'pictures']) {
    await mkdir(join(folder, name), { recursive: true });
    await writeFile(join(folder, name, 'slotbook.png'), '');
  }
  await writeSite(folder, { entries: [], missing: [], since: null, removed: [] });
  return folder;
}

it('deletes an earlier gallery, whole or not', async () => {
  const folder = await aGallery();
  await deleteGallery(folder);
  expect(existsSync(folder)).toBe(false);
  await mkdir(join(folder, 'pictures'), { recursive: true });
  await writeFile(join(folder, MARK), '');
  await deleteGallery(folder);
  expect(existsSync(folder)).toBe(false);
});

it("deletes no website of a person's, even if its names are those of a gallery", async () => {
  const folder = join(await aTemporaryFolder(), 'website');
  await mkdir(join(folder, 'pictures'), { recursive: true });
  await writeFile(join(folder, 'index.html'), '');
  await expect(deleteGallery(folder)).rejects.toThrow("and is not a gallery's.");
  expect(await readdir(folder)).toEqual(['index.html', 'pictures']);
});

it('has nothing to delete where there is no folder', async () => {
  const folder = join(await aTemporaryFolder(), 'none');
  await expect(deleteGallery(folder)).resolves.toBeUndefined();
});

it("deletes nothing in a folder with a person's files", async () => {
  const folder = await aGallery();
  await writeFile(join(folder, 'letter.txt'), '');
  const held = await readdir(folder);
  await expect(deleteGallery(folder)).rejects.toThrow(
    `${folder} holds "letter.txt", and is not a gallery's. Name a folder of its own with --out.`,
  );
  expect(await readdir(folder)).toEqual(held);
});

it("deletes no file of a person's in place of the folder", async () => {
  const file = join(await aTemporaryFolder(), 'README.md');
  await writeFile(file, 'Read me.');
  await expect(deleteGallery(file)).rejects.toThrow(`${file} is not a folder.`);
  expect(existsSync(file)).toBe(true);
});
