import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aTemporaryFolder } from '../../../../../tests/factories/aTemporaryFolder.ts';
import { writeTexts } from './writeTexts.ts';

/** A folder with two files that were read, and their new texts. */
async function aFolder() {
  const dir = await aTemporaryFolder();
  const sources = ['one', 'two'].map((id) => {
    const name = join(dir, `${id}.json`);
    writeFileSync(name, '{}');
    return { id, name, text: '{}' };
  });
  const write = () => writeTexts(dir, new Map(sources.map((it) => [it, `{ "${it.id}": 1 }`])));
  const read = (name: string) => readFileSync(join(dir, name), 'utf8');
  return { dir, read, write };
}

it('writes every file', async () => {
  const { read, write } = await aFolder();
  expect(write()).toEqual([]);
  expect([read('one.json'), read('two.json')]).toEqual(['{ "one": 1 }', '{ "two": 1 }']);
});

it.each([
  ['changed', (path: string) => writeFileSync(path, '{ "theirs": 1 }')],
  ['deleted', (path: string) => rmSync(path)],
] as const)('writes none when one was %s meanwhile, and names it', async (_, change) => {
  const { dir, read, write } = await aFolder();
  change(join(dir, 'two.json'));
  const before = readdirSync(dir);
  expect(write()).toEqual(['two.json']);
  expect(read('one.json')).toBe('{}');
  expect(readdirSync(dir)).toEqual(before);
});
