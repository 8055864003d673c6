import {
  cpSync,
  existsSync,
  lstatSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  aBrandFolder,
  ranBrands,
  replaceIn,
} from '../../../../tests/factories/brands/ranBrands.ts';
import type { FormatName } from '../translations/exchange/formats.ts';

const BROKEN = join(import.meta.dirname, '../../../../tests/brands/broken');

/** Exports a brand's texts, and imports the file after `change` has edited it. */
async function aSentFile(format: FormatName) {
  const dir = await aBrandFolder();
  cpSync(join(BROKEN, 'translations.missing'), dir, { recursive: true });
  const file = join(dir, `../texts.${format}`);
  const run = (...args: readonly string[]) =>
    ranBrands('translations', 'acme-ca', '--format', format, ...args, '--dir', dir);
  await run('--out', file);
  return {
    dir,
    file,
    run,
    imported: (change: (text: string) => string) => {
      writeFileSync(file, change(readFileSync(file, 'utf8')));
      return run('--import', file);
    },
  };
}

const translated = (text: string) =>
  text.replace(/^(defaults\/base\.json#buttons\.upgrade,Pay Now,)/m, '$1Payer maintenant');

it.each(['csv', 'json', 'xliff'] as const)('reads %s with a byte order mark', async (format) => {
  const { imported } = await aSentFile(format);
  const { code, failure } = await imported((text) => `\ufeff${text.replace(/^\ufeff/, '')}`);
  expect(failure).toBe('');
  expect(code).toBe(0);
});

it.each(['UTF-16LE', 'UTF-16BE'])('reads a spreadsheet that is saved as %s', async (encoding) => {
  const { dir, file, run } = await aSentFile('csv');
  const text = translated(readFileSync(file, 'utf8').replace(/^\ufeff/, ''));
  const bytes = Buffer.from(`\ufeff${text.replaceAll('Payer', 'Réglez')}`, 'utf16le');
  writeFileSync(file, encoding === 'UTF-16LE' ? bytes : bytes.swap16());
  const { code, failure, result } = await run('--import', file);
  expect(failure).toBe('');
  expect(result).toContain('texts taken over.');
  expect(readFileSync(join(dir, 'defaults/base.json'), 'utf8')).toContain('Réglez maintenant');
  expect(code).toBe(0);
});

it.each([0.3, 0.6, 0.9, 0.99])('refuses XLIFF that breaks off after %f of it', async (part) => {
  const { imported } = await aSentFile('xliff');
  const { code, failure } = await imported((text) => text.slice(0, text.length * part));
  expect(failure).toMatch(/\.xliff:\d+:\d+ {2}The file breaks off\. Export it again\.\n$/);
  expect(code).toBe(2);
});

it('takes XLIFF that ends with a comment', async () => {
  const { imported } = await aSentFile('xliff');
  expect(await imported((text) => `${text}<!-- by a tool -->\n`)).toMatchObject({ code: 0 });
});

it('passes over the empty rows of a spreadsheet', async () => {
  const { imported } = await aSentFile('csv');
  const { code, result } = await imported((text) => `${translated(text)},,,,,,\r\n,,\r\n`);
  expect(result).toContain('acme-ca in fr-CA: 1 text taken over.');
  expect(code).toBe(0);
});

it.each(['yes', 'Yes', ' YES '])('understands "%s" as the same', async (word) => {
  const { dir, imported } = await aSentFile('csv');
  const { code } = await imported((text) =>
    text.replace(/^(defaults\/base\.json#buttons\.upgrade,Pay Now,),/m, `$1Pay Now,${word}`),
  );
  expect(code).toBe(0);
  const base = JSON.parse(readFileSync(join(dir, 'defaults/base.json'), 'utf8'));
  expect(base.translations['fr-CA'].same).toEqual(['buttons.upgrade']);
});

it('refuses another word for the same', async () => {
  const { imported } = await aSentFile('csv');
  const { code, failure } = await imported((text) =>
    text.replace(/^(defaults\/base\.json#buttons\.upgrade,Pay Now,),/m, '$1Pay Now,oui'),
  );
  expect(failure).toMatch(/texts\.csv:\d+:1 {2}/);
  expect(failure).toContain(
    '"oui" is no answer in "same" of "defaults/base.json#buttons.upgrade". Write yes, or leave it empty.\n',
  );
  expect(code).toBe(2);
});

it('does not export and import at once', async () => {
  const { dir, file, run } = await aSentFile('csv');
  const out = join(dir, '../other.csv');
  const { code, failure } = await run('--import', file, '--out', out);
  expect(failure).toBe('Say --import or --out, not both.\n');
  expect(code).toBe(2);
  expect(existsSync(out)).toBe(false);
});

it('writes nothing into the file of a link when a text is refused', async () => {
  const { dir, imported } = await aSentFile('csv');
  const elsewhere = join(dir, '../base.json');
  renameSync(join(dir, 'defaults/base.json'), elsewhere);
  symlinkSync('../../base.json', join(dir, 'defaults/base.json'));
  const before = readFileSync(elsewhere, 'utf8');
  const tooLong = await imported((text) => translated(text).replace('Payer', 'P'.repeat(50)));
  expect(tooLong.code).toBe(1);
  expect(readFileSync(elsewhere, 'utf8')).toBe(before);
  const fits = await imported((text) => text.replace('P'.repeat(50), 'Payer'));
  expect(fits.code).toBe(0);
  expect(lstatSync(join(dir, 'defaults/base.json')).isSymbolicLink()).toBe(true);
  expect(readFileSync(elsewhere, 'utf8')).toContain('Payer maintenant');
});

it.each([
  ['a link that leads round to itself', 'linked.json'],
  ['a link to the folder itself', '.'],
  ['a link to a device', '/dev/null'],
])('checks a folder that holds %s', async (_, target) => {
  const { dir, imported } = await aSentFile('csv');
  symlinkSync(target, join(dir, 'linked.json'));
  expect(await imported(translated)).toMatchObject({ code: 0, failure: '' });
});

it('checks a folder that holds a link to nothing', async () => {
  const { dir, imported } = await aSentFile('csv');
  symlinkSync('gone.json', join(dir, 'linked.json'));
  expect(await imported(translated)).toMatchObject({ code: 0 });
});

/** The number of the line in which a text is. */
const lineWith = (text: string, part: string) =>
  text.slice(0, text.indexOf(part)).split('\n').length;

it.each([
  ['csv', (text: string) => text.replace('id,', 'key,'), /:1:1 {2}The file has no column "id"/],
  ['csv', (text: string) => text.replace(/$/, 'a,"b'), /:\d+:1 {2}The file is no CSV/],
  [
    'json',
    (text: string) => text.replace('"units": [', '"units": [,'),
    /:\d+:\d+ {2}The file is no JSON\. /,
  ],
  ['xliff', (text: string) => text.replace('<body', '<bodx'), /:\d+:\d+ {2}The file/],
] as const)('says where a file in %s is at fault', async (format, change, place) => {
  const { file, imported } = await aSentFile(format);
  const { code, failure } = await imported(change);
  expect(code).toBe(2);
  expect(failure).toMatch(place);
  expect(failure.startsWith(`${file}:`)).toBe(true);
});

it.each(['csv', 'json', 'xliff'] as const)('says where in %s a refused text is', async (format) => {
  const { file, imported } = await aSentFile(format);
  let line = 0;
  const { result } = await imported((text) => {
    const changed = text.replace('#buttons.upgrade', '#buttons.upgraded');
    line = lineWith(changed, '#buttons.upgraded');
    return changed;
  });
  const [said = ''] = result.split('\n');
  expect(said.startsWith(`${file}:${line}:`)).toBe(true);
  expect(said).toContain('the brand has no such text. Remove it, or export the texts again.');
});

it.each(['json', 'xliff'] as const)('refuses the file of another brand in %s', async (format) => {
  const { file, imported } = await aSentFile(format);
  const { code, failure } = await imported((text) => text.replace(/acme-ca(?=")/, 'acme'));
  expect(code).toBe(2);
  expect(failure).toBe(
    `${file} has the texts of "acme", and not of "acme-ca". Name that brand, or another file.\n`,
  );
});

it('imports beside a problem that names another file, which was there before', async () => {
  const { dir, file, imported, run } = await aSentFile('csv');
  const id = '"id": "acme-ca",';
  replaceIn(dir, 'acme-ca.json', id, `${id} "headings": { "free": "Nearly done" },`);
  await run('--out', file);
  const { code, result } = await imported(translated);
  // A copy of the folder is checked, and its name is another.
  expect(result).not.toContain('still says what');
  expect(code).toBe(0);
});
