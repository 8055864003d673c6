import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { aTemporaryFolder } from '../../../../tests/factories/aTemporaryFolder.ts';
import { isLeftAlone } from '../sources/listFiles.ts';
import { swapFile } from './swapFile.ts';

async function aFile(mode = 0o644) {
  const dir = await aTemporaryFolder();
  const path = join(dir, 'acme.json');
  writeFileSync(path, 'old');
  chmodSync(path, mode);
  return { dir, path };
}

const modeOf = (path: string) => statSync(path).mode & 0o777;

it('writes a new file', async () => {
  const path = join(await aTemporaryFolder(), 'acme.json');
  swapFile(path, 'new');
  expect(readFileSync(path, 'utf8')).toBe('new');
});

it('writes the file that a link names, and leaves the link', async () => {
  const { dir, path } = await aFile();
  const link = join(dir, 'link.json');
  symlinkSync('acme.json', link);
  swapFile(link, 'new');
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  expect(readFileSync(path, 'utf8')).toBe('new');
});

it.each([0o600, 0o640, 0o755, 0o664])('keeps the mode %o', async (mode) => {
  const { path } = await aFile(mode);
  swapFile(path, 'new');
  expect(modeOf(path)).toBe(mode);
});

it('does not replace a file that is read-only', async () => {
  const { dir, path } = await aFile(0o444);
  expect(() => swapFile(path, 'new')).toThrow(
    `${path} is read-only. Make it writable, then try again.`,
  );
  expect(readFileSync(path, 'utf8')).toBe('old');
  expect(readdirSync(dir)).toEqual(['acme.json']);
});

it('says that a folder is no file, and leaves nothing beside it', async () => {
  const dir = await aTemporaryFolder();
  mkdirSync(join(dir, 'acme'));
  expect(() => swapFile(join(dir, 'acme'), 'new')).toThrow('acme is not a file. Name a file.');
  expect(readdirSync(dir)).toEqual(['acme']);
});

it('says which folder is missing', async () => {
  const dir = await aTemporaryFolder();
  const path = join(dir, 'none', 'acme.json');
  expect(() => swapFile(path, 'new')).toThrow(
    `There is no folder ${join(dir, 'none')}. Make it first.`,
  );
});

it('writes beside the file under a name that the check leaves alone, as after a power cut', async () => {
  const { dir, path } = await aFile();
  let during: readonly string[] = [];
  swapFile(path, 'new', () => {
    during = readdirSync(dir);
    return true;
  });
  expect(during).toHaveLength(2);
  expect(during.filter((name) => !isLeftAlone(name))).toEqual(['acme.json']);
  expect(readdirSync(dir)).toEqual(['acme.json']);
});

it.each(['brands', "$& $'"])(
  'names the folder %s that takes no file, and leaves the file as it is',
  async (name) => {
    const dir = join(await aTemporaryFolder(), name);
    const path = join(dir, 'acme.json');
    mkdirSync(dir);
    writeFileSync(path, 'old');
    chmodSync(dir, 0o555);
    // A file's mode does not restrict root, and only root may enter a folder of its tests.
    const isRoot = process.getuid?.() === 0;
    const around = [dirname(dir), dirname(dirname(dir))].map(
      (it) => [it, statSync(it).mode] as const,
    );
    if (isRoot) for (const [folder, mode] of around) chmodSync(folder, mode | 0o011);
    if (isRoot) process.seteuid?.(65_534);
    try {
      expect(() => swapFile(path, 'new')).toThrow(
        `${dir} cannot be used: this user may not. Make it readable and writable, then try again.`,
      );
    } finally {
      if (isRoot) process.seteuid?.(0);
      if (isRoot) for (const [folder, mode] of around) chmodSync(folder, mode);
      chmodSync(dir, 0o755);
    }
    expect(readFileSync(path, 'utf8')).toBe('old');
  },
);
