import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aTemporaryFolder } from '../../../../tests/factories/aTemporaryFolder.ts';
import { makeFolder } from './makeFolder.ts';

it('makes a folder and those above it, also when it is there', async () => {
  const folder = join(await aTemporaryFolder(), 'a/b');
  makeFolder(folder);
  makeFolder(folder);
  expect(existsSync(folder)).toBe(true);
});

it.each(['/proc/none', '/proc/none/below', '/dev/null/below'])('ends at %s', (folder) => {
  expect(() => makeFolder(folder)).toThrow('mkdir');
});

it('ends at a link that leads round, and at one that leads nowhere', async () => {
  const dir = await aTemporaryFolder();
  symlinkSync('round', join(dir, 'round'));
  symlinkSync('gone', join(dir, 'nowhere'));
  expect(() => makeFolder(join(dir, 'round/a'))).toThrow('EEXIST');
  expect(() => makeFolder(join(dir, 'nowhere/a'))).toThrow('EEXIST');
});

it('makes nothing below a file', async () => {
  const file = join(await aTemporaryFolder(), 'file');
  writeFileSync(file, '');
  expect(() => makeFolder(join(file, 'a'))).toThrow('ENOTDIR');
});

it('takes a link to a folder for the folder', async () => {
  const dir = await aTemporaryFolder();
  mkdirSync(join(dir, 'real'));
  symlinkSync('real', join(dir, 'link'));
  makeFolder(join(dir, 'link/a'));
  expect(existsSync(join(dir, 'real/a'))).toBe(true);
});
