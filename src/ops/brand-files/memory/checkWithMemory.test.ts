import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aBrandFolder, replaceIn } from '../../../../tests/factories/brands/ranBrands.ts';
import { checkBrandFolder } from '../checks/checkBrandFolder.ts';
import { checkWithMemory } from './checkWithMemory.ts';

/** Checks a folder once, and stores the results on disk. */
async function aKnownFolder() {
  const dir = await aBrandFolder();
  const cacheDir = join(dir, '../cache');
  const known = () => checkWithMemory(dir, cacheDir, 1).problems;
  const cacheFile = () => join(cacheDir, readdirSync(cacheDir)[0] ?? '');
  expect(known()).toEqual([]);
  return { dir, cacheDir, known, cacheFile };
}

/**
 * Every kind of change that a folder can have. Each must give the same result as a check without
 * memory.
 */
const CHANGES: readonly (readonly [string, (dir: string) => void])[] = [
  ['a brand', (dir) => replaceIn(dir, 'acme.json', '"#14231c"', '"#fafafa"')],
  ['the brand that others extend', (dir) => replaceIn(dir, 'acme.json', '"acme-us"', '"acme-uk"')],
  ['the base layer', (dir) => replaceIn(dir, 'defaults/base.json', '"soft"', '"soggy"')],
  [
    'a category',
    (dir) => replaceIn(dir, 'defaults/category/liveChat.json', '"free", "paid"', '"paid"'),
  ],
  ['a market', (dir) => replaceIn(dir, 'defaults/market/UK.json', 'GBP', 'USD')],
  ['a layer that goes', (dir) => rmSync(join(dir, 'defaults/market/CA.json'))],
  ['a catalogue', (dir) => replaceIn(dir, 'plans/acme-uk.json', 'GBP', 'CAD')],
  ['a catalogue that goes', (dir) => rmSync(join(dir, 'plans/acme-ca.json'))],
  ['a text', (dir) => replaceIn(dir, 'terms/terms.md', 'you', '<b>you</b>')],
  ['a text that goes', (dir) => rmSync(join(dir, 'terms/privacy.md'))],
  ['a logo', (dir) => replaceIn(dir, 'logos/acme.svg', '<path', '<script/><path')],
  ['a logo that goes', (dir) => rmSync(join(dir, 'logos/acme.svg'))],
  ['a text that cannot be read', (dir) => writeFileSync(join(dir, 'terms/terms.md'), '')],
  ['a parent that breaks', (dir) => writeFileSync(join(dir, 'acme.json'), '{')],
  ['a parent that goes', (dir) => rmSync(join(dir, 'acme.json'))],
  [
    'a host that two share',
    (dir) => replaceIn(dir, 'acme-uk.json', 'signup.acme-uk', 'signup.acme'),
  ],
  [
    'an account that two currencies share',
    (dir) => replaceIn(dir, 'defaults/market/UK.json', '"acme-uk"', '"acme"'),
  ],
  [
    'a currency on an account that brands of another one share',
    (dir) =>
      replaceIn(
        dir,
        'acme-uk.json',
        '"plans"',
        '"currency": "CAD",\n  "paymentAccount": "acme-ca",\n  "plans"',
      ),
  ],
  [
    'a circle',
    (dir) => replaceIn(dir, 'acme.json', '"market"', '"extends": "acme-uk",\n  "market"'),
  ],
  ['a layer of no name', (dir) => writeFileSync(join(dir, 'defaults/market/FR.json'), '{}')],
  [
    'a brand that is renamed',
    (dir) => {
      writeFileSync(join(dir, 'acme-gb.json'), readFileSync(join(dir, 'acme-uk.json')));
      rmSync(join(dir, 'acme-uk.json'));
    },
  ],
];

it.each(CHANGES)('says of %s what a fresh check says, and again after', async (_, change) => {
  const { dir, known } = await aKnownFolder();
  change(dir);
  const fresh = checkBrandFolder(dir).problems;
  expect(fresh).not.toEqual([]);
  expect(known()).toEqual(fresh);
  expect(known()).toEqual(fresh);
});

it('finds nothing wrong again once a change is taken back', async () => {
  const { dir, known } = await aKnownFolder();
  replaceIn(dir, 'acme.json', '"#14231c"', '"#fafafa"');
  expect(known()).not.toEqual([]);
  replaceIn(dir, 'acme.json', '"#fafafa"', '"#14231c"');
  expect(known()).toEqual([]);
});

it('forgets what another version of the checks found', async () => {
  const { cacheFile, known, dir } = await aKnownFolder();
  const stored = JSON.parse(readFileSync(cacheFile(), 'utf8'));
  replaceIn(dir, 'acme.json', '"#14231c"', '"#fafafa"');
  const lie = known();
  // Pretends that an older check found nothing in the present file.
  writeFileSync(cacheFile(), JSON.stringify({ ...stored, version: 'older' }));
  expect(known()).toEqual(lie);
});

it.each(['', '{', 'null', '{"version":1}', '[]'])(
  'checks everything where what is kept reads %j',
  async (text) => {
    const { cacheFile, dir, known } = await aKnownFolder();
    replaceIn(dir, 'acme.json', '"#14231c"', '"#fafafa"');
    writeFileSync(cacheFile(), text);
    expect(known()).toEqual(checkBrandFolder(dir).problems);
  },
);

it('keeps nothing of a folder that is checked sooner than looked up', async () => {
  const dir = await aBrandFolder();
  checkWithMemory(dir, join(dir, '../cache'));
  expect(readdirSync(join(dir, '..'))).not.toContain('cache');
});

it('does without a place to keep anything', async () => {
  const dir = await aBrandFolder();
  expect(checkWithMemory(dir, join(dir, 'acme.json/cache'), 1).problems).toEqual([]);
});
