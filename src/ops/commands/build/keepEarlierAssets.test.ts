import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aTemporaryFolder } from '../../../../tests/factories/aTemporaryFolder.ts';
import { keepEarlierAssets } from './keepEarlierAssets.ts';

/** Builds once for each name. Each build empties the folder and writes one file. */
async function builds(page: string, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    await keepEarlierAssets(page);
    await mkdir(join(page, 'client/assets'), { recursive: true });
    await writeFile(join(page, 'client/assets/page.js'), name);
  }
}

const kept = async (page: string) =>
  Promise.all(
    (await readdir(join(page, 'earlier'))).map((age) =>
      readFile(join(page, 'earlier', age, 'page.js'), 'utf8'),
    ),
  );

it('the files of three builds before the newest are kept, the youngest first', async () => {
  const page = await aTemporaryFolder();

  await builds(page, 'a', 'b', 'c', 'd', 'e');

  expect(await kept(page)).toEqual(['d', 'c', 'b']);
  expect(await readFile(join(page, 'client/assets/page.js'), 'utf8')).toBe('e');
});

it('a first build has nothing to keep', async () => {
  const page = await aTemporaryFolder();

  await builds(page, 'a');

  expect(await kept(page)).toEqual([]);
});
