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
import { aBrandFolder, ranBrands } from '../../../../tests/factories/brands/ranBrands.ts';
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

it.each([0.3, 0.6, 0.9, 0.99])('refuses XLIFF that breaks off after %f of it', async (part) => {
  const { imported } = await aSentFile('xliff');
  const { code, failure } = await imported((text) => text.slice(0, text.length * part));
  expect(failure).toBe('The file breaks off. Export it again.\n');
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
  expect(failure).toBe(
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

it('checks a folder that holds a link to nothing', async () => {
  const { dir, imported } = await aSentFile('csv');
  symlinkSync('gone.json', join(dir, 'linked.json'));
  expect(await imported(translated)).toMatchObject({ code: 0 });
});
