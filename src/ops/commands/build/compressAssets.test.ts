import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { aTemporaryFolder } from '../../../../tests/factories/aTemporaryFolder.ts';
import { compressAssets } from './compressAssets.ts';

const SCRIPT = 'console.log("hello");\n'.repeat(100);

async function someAssets() {
  const folders = { assets: await aTemporaryFolder(), cache: await aTemporaryFolder() };
  await writeFile(join(folders.assets, 'hydrate-AbC123.js'), SCRIPT);
  await writeFile(join(folders.assets, 'inter-AbC123.woff2'), 'a font');
  return folders;
}

it('a script lies beside itself in both encodings, and a font as it is', async () => {
  const folders = await someAssets();

  await compressAssets(folders);

  expect((await readdir(folders.assets)).toSorted()).toEqual([
    'hydrate-AbC123.js',
    'hydrate-AbC123.js.br',
    'hydrate-AbC123.js.zst',
    'inter-AbC123.woff2',
  ]);
  const read = (ending: string) => readFile(join(folders.assets, `hydrate-AbC123.js${ending}`));
  expect(brotliDecompressSync(await read('.br')).toString()).toBe(SCRIPT);
  expect(zstdDecompressSync(await read('.zst')).toString()).toBe(SCRIPT);
});

it('the same content is compressed once, even under another name', async () => {
  const folders = await someAssets();
  await compressAssets(folders);
  const kept = await readdir(folders.cache);
  for (const name of kept) await writeFile(join(folders.cache, name), 'kept');
  await writeFile(join(folders.assets, 'other-AbC123.js'), SCRIPT);

  await compressAssets(folders);

  expect(kept).toHaveLength(2);
  expect(await readFile(join(folders.assets, 'other-AbC123.js.br'), 'utf8')).toBe('kept');
  expect(await readdir(folders.cache)).toEqual(kept);
});

it('a file that a killed build or a full disk left incomplete is not used by the next build', async () => {
  const folders = await someAssets();
  const key = createHash('sha256').update(SCRIPT).digest('hex');
  // A folder, so that writing the temporary file fails.
  await mkdir(join(folders.cache, `${key}.zst.${process.pid}`));

  await expect(compressAssets(folders)).rejects.toThrow('EISDIR');

  expect((await readdir(folders.cache)).toSorted()).toEqual([
    `${key}.br`,
    `${key}.zst.${process.pid}`,
  ]);
});
