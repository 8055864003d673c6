import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  aBrandFolder,
  ranBrands,
  replaceIn,
} from '../../../../tests/factories/brands/ranBrands.ts';
import { FORMAT_NAMES } from '../translations/exchange/formats.ts';

const BROKEN = join(import.meta.dirname, '../../../../tests/brands/broken');
const BRANDS = join(import.meta.dirname, '../../../../brands');

/**
 * Returns a folder with a brand that offers French and lacks one French word, and runs the verb in
 * it.
 */
async function aTranslatedFolder() {
  const dir = await aBrandFolder();
  cpSync(join(BROKEN, 'translations.missing'), dir, { recursive: true });
  const file = join(dir, '../texts.json');
  return {
    dir,
    run: (...args: readonly string[]) =>
      ranBrands('translations', 'acme-ca', ...args, '--dir', dir),
    /** Imports what was exported, after a translator's changes. */
    imported: async (change: (units: Unit[]) => void) => {
      await ranBrands('translations', 'acme-ca', '--out', file, '--dir', dir);
      const sent = JSON.parse(readFileSync(file, 'utf8'));
      change(sent.units);
      writeFileSync(file, JSON.stringify(sent));
      return ranBrands('translations', 'acme-ca', '--import', file, '--dir', dir);
    },
  };
}

interface Unit {
  id: string;
  source: string;
  target: string;
  same: boolean;
}

function named(units: readonly Unit[], id: string): Unit {
  const unit = units.find((it) => it.id === id);
  if (unit === undefined) throw new Error(`There is no unit ${id}.`);
  return unit;
}

const UPGRADE = 'defaults/base.json#buttons.upgrade';

function wordsOf(dir: string, file: string) {
  return JSON.parse(readFileSync(join(dir, file), 'utf8')).translations['fr-CA'];
}

it('writes each text with what a translator has to know', async () => {
  const { run } = await aTranslatedFolder();
  const { result } = await run('--format', 'json');
  const { brand, language, sourceLanguage, units } = JSON.parse(result);
  expect({ brand, language, sourceLanguage }).toEqual({
    brand: 'acme-ca',
    language: 'fr-CA',
    sourceLanguage: 'en-CA',
  });
  expect(named(units, UPGRADE)).toEqual({
    id: UPGRADE,
    source: 'Pay Now',
    target: '',
    same: false,
    about: 'Button of an upgrade.',
    maxLength: 32,
    placeholders: [],
  });
  expect(named(units, 'plans/acme-ca.json#plans.team.name').target).toBe('Nom team');
});

it('keeps the translation of a text that a nearer layer repeats', async () => {
  const { dir, run } = await aTranslatedFolder();
  replaceIn(dir, 'acme-ca.json', '"plans":', '"buttons": { "free": "Create account" }, "plans":');
  const { units } = JSON.parse((await run('--format', 'json')).result);
  expect(named(units, 'defaults/base.json#buttons.free').target).toBe('Créer le compte');
});

it('keeps the lines of a long list apart', async () => {
  const { dir, run } = await aTranslatedFolder();
  const lines = Array.from({ length: 12 }, (_, index) => `"Line ${index}"`).join(', ');
  replaceIn(dir, 'plans/acme-ca.json', '"features": []', `"features": [${lines}]`);
  const { units } = JSON.parse((await run('--format', 'json')).result);
  const id = 'plans/acme-ca.json#plans.team.features.11';
  expect(named(units, id).source).toBe('Line 11');
});

it('says how many texts are to be translated', async () => {
  const { dir, run } = await aTranslatedFolder();
  const { result } = await run('--out', join(dir, '../texts.xlf'));
  expect(result).toMatch(/^acme-ca in fr-CA: \d+ texts, 1 to translate\. Written to /);
});

it('writes a translation into the file that words its text', async () => {
  const { dir, imported } = await aTranslatedFolder();
  const { code } = await imported((units) => {
    named(units, UPGRADE).target = 'Payer maintenant';
  });
  expect(code).toBe(0);
  expect(wordsOf(dir, 'defaults/base.json').buttons.upgrade).toBe('Payer maintenant');
  expect((await ranBrands('check', '--dir', dir)).result).not.toContain('[translations]');
});

it('marks a text that is meant to read alike', async () => {
  const { dir, imported } = await aTranslatedFolder();
  const alike = (same: boolean) => (units: Unit[]) =>
    Object.assign(named(units, UPGRADE), { target: 'Pay Now', same });
  const refused = await imported(alike(false));
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.result).toContain('"buttons.upgrade" reads as it does in the default language.');
  expect((await imported(alike(true))).code).toBe(0);
  expect(wordsOf(dir, 'defaults/base.json').same).toEqual(['buttons.upgrade']);
});

it.each([
  ['a text that is too long', 'Payer maintenant par carte de crédit', 'at most 32'],
  ['a placeholder that nothing fills', 'Payer {total}', 'Its placeholders are not those of'],
  ['a text that cannot be seen', '\u200b', 'a text that can be seen'],
])('refuses %s, and writes nothing', async (_what, target, why) => {
  const { dir, imported } = await aTranslatedFolder();
  const before = readFileSync(join(dir, 'defaults/base.json'), 'utf8');
  const { code, result } = await imported((units) => {
    named(units, UPGRADE).target = target;
    named(units, 'defaults/base.json#buttons.paid').target = 'Régler';
  });
  expect(code).toBe(1);
  expect(result).toContain(why);
  expect(result).toContain('defaults/base.json:');
  expect(result.endsWith('Nothing is written.\n')).toBe(true);
  expect(readFileSync(join(dir, 'defaults/base.json'), 'utf8')).toBe(before);
});

it('refuses units that the brand has not, that come twice, and whose text has changed', async () => {
  const { dir, imported } = await aTranslatedFolder();
  const { code, result } = await imported((units) => {
    units.push({ ...named(units, UPGRADE), id: 'defaults/base.json#buttons.upgrad' });
    units.push({ ...named(units, UPGRADE), target: 'Payer' });
    replaceIn(dir, 'defaults/base.json', '"Create account"', '"Open account"');
  });
  expect(code).toBe(1);
  expect(
    result.split('\n').map((line) => line.replace(/^\S+texts\.json:1:\d+ {2}/, 'at ')),
  ).toEqual([
    'at defaults/base.json#buttons.free: its text is "Open account" by now, and "Create account" was translated. Export it again.',
    'at defaults/base.json#buttons.upgrad: the brand has no such text. Remove it, or export the texts again.',
    'at defaults/base.json#buttons.upgrade: it comes twice. Keep one of the two.',
    'Nothing is written.',
    '',
  ]);
});

it('does not change a text whose translation is empty', async () => {
  const { imported } = await aTranslatedFolder();
  const { code, result } = await imported((units) => {
    for (const unit of units) unit.target = '';
  });
  expect({ code, result }).toEqual({
    code: 0,
    result: 'acme-ca in fr-CA: nothing new taken over.\n',
  });
});

it.each([
  ['no line', [], false],
  ['the first line', [0], false],
  ['the last line', [2], false],
  ['two lines', [0, 1], false],
  ['every line', [0, 1, 2], true],
] as const)(
  'imports a list once it is complete, and the rest of a file before: %s',
  async (_which, translated, isTaken) => {
    const { dir, imported } = await aTranslatedFolder();
    replaceIn(dir, 'plans/acme-ca.json', '"features": []', '"features": ["One", "Two", "Three"]');
    const list = 'plans/acme-ca.json#plans.team.features';
    const { code, result } = await imported((units) => {
      named(units, UPGRADE).target = 'Payer maintenant';
      for (const line of translated) named(units, `${list}.${line}`).target = `Ligne ${line}`;
    });
    expect(code).toBe(0);
    expect(wordsOf(dir, 'defaults/base.json').buttons.upgrade).toBe('Payer maintenant');
    const { features } = wordsOf(dir, 'plans/acme-ca.json').plans.team;
    expect(features).toEqual(isTaken ? ['Ligne 0', 'Ligne 1', 'Ligne 2'] : []);
    const isWaiting = !isTaken && translated.length > 0;
    expect(result.includes(`${list}: not every line is translated.`)).toBe(isWaiting);
  },
);

it.each([
  [['--lang', 'fr'], `"fr" is no language and country. Write one such as 'fr-CA'.`],
  [['--lang', 'en-GB'], '"en-GB" reads the words of "en-CA": nothing is translated.'],
  [['--format', 'docx'], 'There is no format "docx".'],
  [['--import', 'nothing.csv'], 'There is no file nothing.csv.'],
  [['--import', '/'], '/ is not a file.'],
])('does not run with %j: %s', async (args, why) => {
  const { run } = await aTranslatedFolder();
  const { code, failure } = await run(...args);
  expect(code).toBe(2);
  expect(failure).toContain(why);
});

it('asks for a language of a brand that offers one', async () => {
  const { dir } = await aTranslatedFolder();
  const { code, failure } = await ranBrands('translations', 'acme', '--dir', dir);
  expect(code).toBe(2);
  expect(failure).toContain(
    '"acme" offers one language. Name the one to translate into with --lang.',
  );
});

it('refuses a file of another language', async () => {
  const { dir, run } = await aTranslatedFolder();
  const file = join(dir, '../texts.xlf');
  await run('--out', file);
  const { failure } = await run('--import', file, '--lang', 'es-US');
  expect(failure).toContain('is in "fr-CA". Name it with --lang.');
});

it('refuses a file that is not UTF-8', async () => {
  const { dir, run } = await aTranslatedFolder();
  const file = join(dir, '../texts.csv');
  writeFileSync(file, Buffer.from('id,source,target\na,b,\xe9\n', 'latin1'));
  expect((await run('--import', file)).failure).toContain('is not UTF-8. Save it as UTF-8.');
});

const SHIPPED = readdirSync(BRANDS)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace('.json', ''));

it.each(FORMAT_NAMES)('changes nothing when it imports what it wrote as %s', async (format) => {
  const dir = await aBrandFolder();
  for (const brand of SHIPPED) {
    const lang = brand.endsWith('-ca') ? 'fr-CA' : 'es-US';
    const file = join(dir, `../${brand}.${format}`);
    const args = [brand, '--lang', lang, '--format', format, '--dir', BRANDS];
    expect((await ranBrands('translations', ...args, '--out', file)).code).toBe(0);
    const { code, result } = await ranBrands('translations', ...args, '--import', file);
    expect({ code, result }).toEqual({
      code: 0,
      result: `${brand} in ${lang}: nothing new taken over.\n`,
    });
  }
});
