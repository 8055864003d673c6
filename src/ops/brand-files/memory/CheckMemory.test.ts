import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aBrandFolder, replaceIn } from '../../../../tests/factories/brands/ranBrands.ts';
import { checkBrandFolder } from '../checks/checkBrandFolder.ts';
import { CheckMemory } from './CheckMemory.ts';

/** Checks a folder repeatedly with one memory, and counts the work of each check. */
async function aMemory() {
  const dir = await aBrandFolder();
  const memory = new CheckMemory();
  const work = () => {
    const before = { ...memory.work };
    const { resolved } = checkBrandFolder(dir, memory);
    const { files, brands } = memory.work;
    return { files: files - before.files, brands: brands - before.brands, resolved };
  };
  return { dir, work, first: work() };
}

it('does no work twice', async () => {
  const { work, first } = await aMemory();
  expect(first.brands).toBe(3);
  expect(work()).toMatchObject({ files: 0, brands: 0 });
});

it('gives the same resolved brands as before, not copies', async () => {
  const { work, first } = await aMemory();
  expect(work().resolved.get('acme-uk')).toBe(first.resolved.get('acme-uk'));
});

it('checks only the brand that changed', async () => {
  const { dir, work } = await aMemory();
  replaceIn(dir, 'acme-uk.json', 'Acme UK', 'Acme of Britain');
  expect(work()).toMatchObject({ files: 1, brands: 1 });
});

it('checks the brands that a changed file reaches, and no other', async () => {
  const { dir, work } = await aMemory();
  replaceIn(dir, 'defaults/market/UK.json', 'en-GB', 'cy-GB');
  expect(work()).toMatchObject({ files: 1, brands: 1 });
  replaceIn(dir, 'acme.json', '"Acme"', '"Acme Chat"');
  expect(work()).toMatchObject({ files: 1, brands: 3 });
});

it('checks the brands again whose text went', async () => {
  const { dir, work } = await aMemory();
  rmSync(join(dir, 'terms/privacy.md'));
  expect(work()).toMatchObject({ files: 0, brands: 3 });
});

it('keeps no resolved brand when only problems are asked for, and finds the same problems', async () => {
  const { dir } = await aMemory();
  replaceIn(dir, 'acme-uk.json', 'signup.acme-uk', 'signup.acme');
  const memory = new CheckMemory({ problemsAlone: true });
  const { problems, resolved } = checkBrandFolder(dir, memory);
  const held = [...memory.brands.values()].filter(({ checked }) => checked.resolved !== null);
  expect([resolved.size, held.length, memory.brands.size]).toEqual([0, 0, 3]);
  expect(problems).toEqual(checkBrandFolder(dir).problems);
  expect(problems).toHaveLength(2);
});
