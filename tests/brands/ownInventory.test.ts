import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { brandsCommand } from '../../src/ops/brand-files/verbs/brandsCommand.ts';
import { aBrandFolder, ranBrands, replaceIn } from '../factories/brands/ranBrands.ts';

/** A business's own folder, and its own document with the inventory among other text. */
async function anOwnFolder() {
  const dir = await aBrandFolder();
  const { result } = await ranBrands('scripts', '--dir', dir);
  const document = join(dir, '..', 'for-the-auditor.md');
  writeFileSync(document, `# Scripts\n\nApproved by Grace.\n\n${result}\nMore words.\n`);
  const compare = () => ranBrands('scripts', '--dir', dir, '--compare', document);
  return { dir, document, compare };
}

it("lists the scripts of a business's own brands, to compare with its own document", async () => {
  const { compare, document } = await anOwnFolder();
  expect(readFileSync(document, 'utf8')).toContain('| `https://*.cardinalcommerce.com` |');
  expect(await compare()).toEqual({
    code: 0,
    failure: '',
    result: `${document} lists every script of 3 brands.\n`,
  });
});

it.each([
  ['a way to pay', '"payment": { "methods": ["CC", "GC"] },', 'https://pay.gocardless.com'],
  [
    'a tag manager',
    '"analytics": { "tagManagerId": "GTM-ABCDEFG" },',
    'https://*.googletagmanager.com',
  ],
])('reports a brand that adds %s until its script is listed', async (_, setting, source) => {
  const { compare, dir, document } = await anOwnFolder();
  const account = setting.includes('GC') ? '"paymentAccount": "acme-uk",' : '';
  replaceIn(dir, 'acme-uk.json', '"plans"', `${setting} ${account} "plans"`);

  const told = await compare();
  expect(told.code).toBe(1);
  expect(told.result).toMatch(/^\+ \| /);
  expect(told.result).toContain(`+ | \`${source}\` |`);
  const [row = ''] = told.result.split('\n');
  writeFileSync(document, `${readFileSync(document, 'utf8')}${row.slice(2)}\n`);
  expect((await compare()).code).toBe(0);
});

it('reports a script that no brand has any more', async () => {
  const { compare, document } = await anOwnFolder();
  const row = '| `https://gone.example` | Somebody | For something | By nothing | all |';
  writeFileSync(document, `${readFileSync(document, 'utf8')}${row}\n`);
  expect(await compare()).toMatchObject({ code: 1, result: expect.stringContaining(`- ${row}`) });
});

it('is not made for a folder that cannot be read completely', async () => {
  const { compare, dir } = await anOwnFolder();
  replaceIn(dir, 'acme-uk.json', '"market": "UK"', '"market": "XX"');
  expect(await compare()).toMatchObject({
    code: 2,
    failure: `Not all brands can be read: see ${brandsCommand('check', dir)}\n`,
  });
});

it('says which document to compare with is missing', async () => {
  const { dir } = await anOwnFolder();
  const told = await ranBrands('scripts', '--dir', dir, '--compare', 'nothing.md');
  expect(told).toMatchObject({ code: 2, failure: 'There is no file nothing.md.\n' });
});
