import { cpSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aTemporaryFolder } from '../../../tests/factories/aTemporaryFolder.ts';
import {
  aBrandFolder,
  GOOD_BRANDS,
  ranBrands,
  replaceIn,
} from '../../../tests/factories/brands/ranBrands.ts';

it.each([
  [['check', '--dir', '']],
  [['build', '--out=']],
  [['format', '--dir', ' ']],
  [['list', '--format', 'json', '--format', 'pretty']],
  [['diff', '--since', '--format', 'json']],
  [['list', 'acme']],
  [['build', 'acme.json']],
  [['scripts', 'acme']],
  [['explain', '--nothing']],
])('refuses %j in one line', async (args) => {
  const { code, failure, result } = await ranBrands(...args);
  expect(result).toBe('');
  expect(failure).toMatch(/^[^\n]*Usage: npm run brands -- [^\n]+\n$/);
  expect(failure).not.toContain('..');
  expect(code).toBe(2);
});

it.each(['check', 'list', 'new'])('explains %s for -h too', async (verb) => {
  const { code, result } = await ranBrands(verb, '-h');
  expect(result).toContain(`npm run brands -- ${verb}`);
  expect(code).toBe(0);
});

it('builds no index of no brands', async () => {
  const [dir, out] = [await aTemporaryFolder(), join(await aTemporaryFolder(), 'out')];
  const { code, failure } = await ranBrands('build', '--dir', dir, '--out', out);
  expect(failure).toBe(`There is no brand file in ${dir}. Name a folder laid out like brands/.\n`);
  expect(code).toBe(2);
  expect(existsSync(out)).toBe(false);
});

it.each(['', 'plans', 'dist'])('writes no index into the brands: "%s"', async (inside) => {
  const dir = await aBrandFolder();
  const before = readdirSync(dir);
  const { code, failure } = await ranBrands('build', '--dir', dir, '--out', join(dir, inside));
  expect(failure).toContain('is in the folder of the brands. Name another with --out.');
  expect(code).toBe(2);
  expect(readdirSync(dir)).toEqual(before);
});

/** A folder whose name a shell would split, with a brand that cannot be made. */
async function aFaultyFolder(): Promise<string> {
  const dir = join(await aTemporaryFolder(), 'our $brands');
  cpSync(GOOD_BRANDS, dir, { recursive: true });
  replaceIn(dir, 'acme-uk.json', '"acme-uk"', '');
  return dir;
}

/** The words of a command in a message, as a shell reads them. */
function wordsOf(message: string): readonly string[] {
  const [, command = ''] = /npm run brands -- (.*)/.exec(message) ?? [];
  return [...command.matchAll(/"((?:\\.|[^"])*)"|\S+/g)].map(
    ([word, quoted]) => quoted?.replaceAll(/\\(.)/g, '$1') ?? word,
  );
}

it.each([
  [['list'], 'acme-uk.json'],
  [['checklist', 'acme-uk'], 'acme-uk.json'],
  [['diff', 'acme', 'acme-uk'], 'acme-uk.json'],
  [['scripts'], 'acme-uk.json'],
  [['new', 'other', '--extends', 'acme-uk'], 'acme-uk.json'],
])('names the folder in the command that %j advises', async (args, file) => {
  const dir = await aFaultyFolder();
  const { failure, result } = await ranBrands(...args, '--dir', dir);
  const advised = wordsOf(`${result}${failure}`);
  expect(advised.slice(0, 2)).toEqual(['check', '--dir']);
  expect((await ranBrands(...advised)).result).toContain(file);
});

it('names the folder in the command that format --check advises', async () => {
  const dir = await aFaultyFolder();
  replaceIn(dir, 'acme.json', '"name":', '"name"  :');
  const { result } = await ranBrands('format', '--check', '--dir', dir);
  const advised = wordsOf(result);
  expect((await ranBrands(...advised)).result).toContain('acme.json');
});

it.each([
  ['build', '--out', '/proc/none'],
  ['build', '--out', '/dev/null/none'],
  ['build', '--out', '/dev/full'],
  ['translations', 'acme-ca', '--lang', 'fr-CA', '--out', '/proc/none/texts.xlf'],
  ['translations', 'acme-ca', '--lang', 'fr-CA', '--out', '/dev/full'],
  ['explain', 'no\u001b[2Jbrand'],
])('ends %s %s %s %s with one line and 2', async (...args) => {
  const dir = args.includes('--dir') ? [] : ['--dir', await aBrandFolder()];
  const { code, failure, result } = await ranBrands(...args, ...dir);
  expect({ code, result }).toEqual({ code: 2, result: '' });
  expect(failure).toMatch(/^[^\p{Cc}]+\n$/u);
});
