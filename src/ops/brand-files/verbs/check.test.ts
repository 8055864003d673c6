import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  aBrandFolder,
  ranBrands,
  replaceIn,
} from '../../../../tests/factories/brands/ranBrands.ts';
import { starterCatalogue } from '../new/starterCatalogue.ts';

/** Returns the check's warning for the good folder with that many copies of a brand added. */
async function warnedWith(more: number, spoil: (dir: string) => void, ...named: string[]) {
  const dir = await aBrandFolder();
  const brand = JSON.parse(readFileSync(join(dir, 'acme.json'), 'utf8'));
  for (let at = 0; at < more; at++) {
    const value = { ...brand, id: `more-${at}`, hosts: [`more-${at}.acme.example`] };
    writeFileSync(join(dir, `more-${at}.json`), JSON.stringify(value));
  }
  spoil(dir);
  const files = named.map((name) => join(dir, name));
  const { result } = await ranBrands('check', ...files, '--dir', dir);
  return /Placeholders are still in (.*): npm/.exec(result)?.[1];
}

it('warns of what is written as it was once, and passes', async () => {
  const dir = await aBrandFolder();
  replaceIn(dir, 'acme.json', '"plans"', '"locale": "en-US", "plans"');
  const { code, result } = await ranBrands('check', '--dir', dir);
  expect(code).toBe(0);
  expect(result).toContain('Warning: "locale" is read as the only language that is offered.');
  expect(result).toContain('Write "languages": ["en-US"] in its place.');
  replaceIn(dir, 'acme.json', '"locale": "en-US"', '"languages": ["en-US"]');
  expect((await ranBrands('check', '--dir', dir)).result).not.toContain('Warning');
});

it('counts brands with placeholders where they are many', async () => {
  expect(await warnedWith(9, () => undefined)).toBe('12 brands');
});

it('names the brand that was just made, and counts the others', async () => {
  const warned = await warnedWith(9, (dir) => {
    const brand = JSON.parse(readFileSync(join(dir, 'more-7.json'), 'utf8'));
    const value = starterCatalogue('own', 'US', 'liveChat');
    writeFileSync(join(dir, 'plans/own.json'), JSON.stringify(value));
    writeFileSync(
      join(dir, 'more-7.json'),
      JSON.stringify({ ...brand, plans: { catalogue: 'own' } }),
    );
  });
  expect(warned).toBe('"more-7" and 11 more');
});

it('warns only of the brands whose files are named', async () => {
  expect(await warnedWith(9, () => undefined, 'acme-uk.json')).toBe('"acme-uk"');
  const real = (dir: string) => cpSync(join(dir, 'plans/acme-us.json'), join(dir, 'plans/x.json'));
  expect(await warnedWith(0, real, 'plans/acme-us.json')).toBeUndefined();
});

it('reports, for a brand named, what is wrong in the files that it names', async () => {
  const dir = await aBrandFolder();
  const [, price = ''] =
    /("price": \d\d\d+)/.exec(readFileSync(join(dir, 'plans/acme-us.json'), 'utf8')) ?? [];
  replaceIn(dir, 'plans/acme-us.json', price, '"price": 29');
  const checked = (file: string) => ranBrands('check', join(dir, file), '--dir', dir);
  expect((await checked('acme.json')).result).toContain('29 is 0.29');
  expect((await checked('acme-uk.json')).result).not.toContain('29 is 0.29');
});

it.each([
  ['the folder of the brands', '.', true],
  ['a folder with the file', 'plans', true],
  ['another folder', 'terms', false],
])('reports what is wrong in a folder that is named: %s', async (_what, named, isReported) => {
  const dir = await aBrandFolder();
  replaceIn(dir, 'plans/acme-us.json', '"USD"', '"EUR"');
  const { code, result } = await ranBrands('check', join(dir, named), '--dir', dir);
  expect({ code, isReported: result.includes('[schema]') }).toEqual({
    code: isReported ? 1 : 0,
    isReported,
  });
});

it('reports what a layer spoils in the brands of a folder that is named', async () => {
  const dir = await aBrandFolder();
  replaceIn(dir, 'defaults/base.json', '"soft"', '"soggy"');
  const { code, result } = await ranBrands('check', dir, '--dir', dir);
  expect(code).toBe(1);
  expect(result).toContain('"soggy" is no value of "radius".');
});
