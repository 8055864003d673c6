import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aTemporaryFolder } from '../../../tests/factories/aTemporaryFolder.ts';
import {
  aBrandFolder,
  GOOD_BRANDS,
  ranBrands,
  replaceIn,
} from '../../../tests/factories/brands/ranBrands.ts';

/**
 * The good folder with a fault in a layer that breaks one brand, and a fault in another brand's
 * file.
 */
async function aFaultyFolder(): Promise<string> {
  const dir = await aBrandFolder();
  replaceIn(dir, 'defaults/market/UK.json', 'GBP', 'USD');
  replaceIn(dir, 'acme-ca.json', '"Acme Canada"', '"{brand}"');
  return dir;
}

it('exits with 0 when there are no problems', async () => {
  expect(await ranBrands('check', '--dir', GOOD_BRANDS)).toEqual({
    code: 0,
    result:
      '3 brands checked, no problems.\nPlaceholders are still in "acme-ca", "acme-uk", "acme": npm run brands -- checklist <brand> --dir tests/brands/good lists them.\n',
    failure: '',
  });
});

it('exits with 1 when there are problems, and counts them', async () => {
  const { code, result } = await ranBrands('check', '--dir', await aFaultyFolder());
  expect(code).toBe(1);
  expect(result).toContain('\n3 brands checked, 2 problems in 2 files.\n');
});

it.each([
  [['chek'], 'There is no verb "chek". Did you mean "check"?\n'],
  [
    ['check', '--dir', 'no-such-folder'],
    `There is no folder ${join(process.cwd(), 'no-such-folder')}.\n`,
  ],
  [['check', '--dir', 'package.json'], `${join(process.cwd(), 'package.json')} is not a folder.\n`],
  [['check', '--format', 'prety'], 'There is no format "prety". Did you mean "pretty"?\n'],
  [['check', 'no-such-file.json'], 'There is no file no-such-file.json.\n'],
])('exits with 2 and one line for %j', async (args, line) => {
  expect(await ranBrands(...args)).toEqual({ code: 2, result: '', failure: line });
});

it('exits with 2 for a flag that it does not know', async () => {
  const { code, failure } = await ranBrands('check', '--fromat', 'json');
  expect(code).toBe(2);
  expect(failure).toContain("Unknown option '--fromat'. Usage: npm run brands -- check");
});

it('does not take what every object has for a verb', async () => {
  expect((await ranBrands('constructor')).code).toBe(2);
});

it('exits with 2 where the index cannot be written', async () => {
  const file = join(await aTemporaryFolder(), 'file');
  writeFileSync(file, '');
  const { code, failure } = await ranBrands(
    'build',
    '--dir',
    GOOD_BRANDS,
    '--out',
    join(file, 'dist'),
  );
  expect(code).toBe(2);
  expect(failure).toMatch(/^ENOTDIR: not a directory.*\n$/);
});

it('exits with 2 where there is no brand to check', async () => {
  const dir = await aTemporaryFolder();
  const { code, failure } = await ranBrands('check', '--dir', dir);
  expect(code).toBe(2);
  expect(failure).toBe(`There is no brand file in ${dir}. Name a folder laid out like brands/.\n`);
});

it('says what to add where a folder has no text at all', async () => {
  const dir = await aBrandFolder();
  rmSync(join(dir, 'terms'), { recursive: true });
  const { result } = await ranBrands('check', '--dir', dir);
  expect(result).toMatch(/There is no text terms\/(\S+)\.md\..*?Add terms\/\1\.md\./s);
});

it('refuses a file outside the folder', async () => {
  const { code, failure } = await ranBrands('check', '--dir', GOOD_BRANDS, 'package.json');
  expect(code).toBe(2);
  expect(failure).toContain('package.json lies outside');
});

it('reports only the files named, and the problems that their layers cause', async () => {
  const dir = await aFaultyFolder();
  expect((await ranBrands('check', '--dir', dir, join(dir, 'acme.json'))).code).toBe(0);
  const { result } = await ranBrands('check', '--dir', dir, join(dir, 'acme-uk.json'));
  expect(result).toContain('[market-currency]');
});

it('prints JSON and nothing else for programs', async () => {
  const { result } = await ranBrands('check', '--dir', await aFaultyFolder(), '--format', 'json');
  expect(JSON.parse(result).problems).toHaveLength(2);
});

it('explains itself', async () => {
  const { code, result } = await ranBrands('--help');
  expect(code).toBe(0);
  expect(result).toContain('npm run brands -- check [files…]');
});

it('builds the index', async () => {
  const { code, result } = await ranBrands(
    'build',
    '--dir',
    GOOD_BRANDS,
    '--out',
    await aTemporaryFolder(),
  );
  expect(code).toBe(0);
  expect(result).toMatch(/^3 brands in .*index-[0-9a-f]{64}\.json\n$/);
});

it('builds nothing from a faulty folder', async () => {
  const { code, result } = await ranBrands('build', '--dir', await aFaultyFolder());
  expect(code).toBe(1);
  expect(result).toContain('[market-currency]');
});
