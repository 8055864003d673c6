import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { aTemporaryFolder } from '../../../../tests/factories/aTemporaryFolder.ts';
import { temporaryRoot } from './temporaryRoot.ts';

it('uses the folder in memory when it has space', async () => {
  const folder = await aTemporaryFolder();
  expect(await temporaryRoot({}, folder, 1)).toBe(folder);
});

it('uses the usual folder when memory has no space, or the system has no such folder', async () => {
  const folder = await aTemporaryFolder();
  expect(await temporaryRoot({}, folder, Number.MAX_SAFE_INTEGER)).toBe(tmpdir());
  expect(await temporaryRoot({}, `${folder}/missing`, 1)).toBe(tmpdir());
});

it('uses the given folder on disk when memory has no space', async () => {
  const folder = await aTemporaryFolder();
  const room = Number.MAX_SAFE_INTEGER;
  expect(await temporaryRoot({}, folder, room, '/everybody')).toBe('/everybody');
});

it('keeps a folder that was chosen', async () => {
  expect(await temporaryRoot({ TMPDIR: '/chosen' }, await aTemporaryFolder(), 1)).toBe('/chosen');
});
