import { chmod, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aTemporaryFolder } from '../../../../tests/factories/aTemporaryFolder.ts';
import { requireWritableFolder } from './requireWritableFolder.ts';

it('makes the folder and leaves nothing in it', async () => {
  const folder = join(await aTemporaryFolder(), 'a/b');
  await requireWritableFolder(folder);
  expect(await readdir(folder)).toEqual([]);
});

it('says what to do when a file is in its place', async () => {
  const file = join(await aTemporaryFolder(), 'data');
  await writeFile(file, '');
  await expect(requireWritableFolder(file)).rejects.toThrow(
    `DATA_DIR cannot be written: ${file} (ENOTDIR). Choose another: DATA_DIR=./data npm start`,
  );
});

it('fails at once for a folder that cannot be created', async () => {
  const file = join(await aTemporaryFolder(), 'file');
  await writeFile(file, '');
  await expect(requireWritableFolder(join(file, 'data'))).rejects.toThrow('(ENOTDIR)');
});

it('says what to do about a folder that is only to be read', async () => {
  const folder = await aTemporaryFolder();
  await chmod(folder, 0o555);
  await expect(asUnprivilegedUser(() => requireWritableFolder(folder))).rejects.toThrow(
    `DATA_DIR cannot be written: ${folder} (EACCES). Choose another: DATA_DIR=./data npm start`,
  );
});

/** Runs some work as an unprivileged user, because file modes do not restrict root. */
async function asUnprivilegedUser(work: () => Promise<void>): Promise<void> {
  const isRoot = process.getuid?.() === 0;
  if (isRoot) process.seteuid?.(65_534);
  try {
    await work();
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
}
