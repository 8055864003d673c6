import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  aBrandFolder,
  ranBrands,
  ranBrandsAsking,
  replaceIn,
} from '../../../../tests/factories/brands/ranBrands.ts';

/** The good folder with a Canadian market that offers French, as in a fixture. */
async function aBilingualMarket() {
  const dir = await aBrandFolder();
  const fixture = join(import.meta.dirname, '../../../../tests/brands/broken/translations.missing');
  cpSync(fixture, dir, { recursive: true });
  replaceIn(
    dir,
    'defaults/base.json',
    '"directDebit": "Payer par',
    '"upgrade": "Payer", "directDebit": "Payer par',
  );
  replaceIn(dir, 'defaults/market/CA.json', '["en-CA"]', '["en-CA", "fr-CA"]');
  return dir;
}

const CHAT_CA = ['--category', 'liveChat', '--market', 'CA'];

it.each([
  ['that sells what is there', []],
  ['with a catalogue of its own', ['--new-catalogue']],
])('starts with every language of its market: a brand %s', async (_what, flags) => {
  const dir = await aBilingualMarket();
  const { code } = await ranBrands('new', 'tea-ca', ...CHAT_CA, ...flags, '--dir', dir);
  expect(code).toBe(0);
  const { result } = await ranBrands('list', '--format', 'json', '--dir', dir);
  const { brands } = JSON.parse(result);
  expect(brands.find(({ id }: { id: string }) => id === 'tea-ca').languages).toEqual([
    'en-CA',
    'fr-CA',
  ]);
  expect((await ranBrands('check', '--dir', dir)).result).toContain('no problems');
});

it('offers the languages that are said, the default first', async () => {
  const dir = await aBilingualMarket();
  const { code } = await ranBrands(
    'new',
    'tea-ca',
    ...CHAT_CA,
    '--languages',
    'en-CA',
    '--dir',
    dir,
  );
  expect(code).toBe(0);
  expect(JSON.parse(readFileSync(join(dir, 'tea-ca.json'), 'utf8')).languages).toEqual(['en-CA']);
});

it('asks for the languages of a market that has several, and again for what is none', async () => {
  const dir = await aBilingualMarket();
  const asked: string[] = [];
  const ask = (question: string) => {
    asked.push(question);
    const answers: Readonly<Record<number, string>> = {
      0: 'liveChat',
      1: 'CA',
      3: 'French',
      4: 'en-CA',
    };
    return Promise.resolve(answers[asked.length - 1] ?? '');
  };
  const { code } = await ranBrandsAsking(ask, 'new', 'tea-ca', '--dir', dir);
  expect(code).toBe(0);
  expect(asked.slice(3, 5)).toEqual([
    'Languages, the default first [en-CA, fr-CA]: ',
    expect.stringContaining('"French" does not fit "languages".'),
  ]);
  expect(JSON.parse(readFileSync(join(dir, 'tea-ca.json'), 'utf8')).languages).toEqual(['en-CA']);
});

it('refuses a language that nothing is worded in', async () => {
  const dir = await aBilingualMarket();
  const args = ['new', 'tea-ca', ...CHAT_CA, '--languages', 'en-CA,es-US', '--dir', dir];
  const { code, failure } = await ranBrands(...args);
  expect(code).toBe(2);
  expect(failure).toContain('"headings.paid" is not there in "es-US".');
});

/** The bilingual market's tea-ca, which offers one language, and sets it itself. */
async function aParentOfOneLanguage() {
  const dir = await aBilingualMarket();
  await ranBrands('new', 'tea-ca', ...CHAT_CA, '--languages', 'en-CA', '--dir', dir);
  return dir;
}

async function languagesOf(dir: string, id: string): Promise<readonly string[]> {
  const { result } = await ranBrands('list', '--format', 'json', '--dir', dir);
  const { brands } = JSON.parse(result);
  return brands.find((brand: { id: string }) => brand.id === id).languages;
}

it.each([
  ['those of its market', 'en-CA,fr-CA'],
  ["those of the brand's own", 'en-CA'],
])(
  'offers the languages that are said, whatever the extended brand offers: %s',
  async (_, said) => {
    const dir = await aParentOfOneLanguage();
    const args = ['--extends', 'tea-ca', '--languages', said, '--dir', dir];
    const { code, failure } = await ranBrands('new', 'tea-too', ...args);
    expect({ code, failure }).toEqual({ code: 0, failure: '' });
    expect(await languagesOf(dir, 'tea-too')).toEqual(said.split(','));
  },
);

it('suggests the languages of the extended brand, and words its own catalogue in them', async () => {
  const dir = await aParentOfOneLanguage();
  replaceIn(dir, 'defaults/market/CA.json', '["en-CA", "fr-CA"]', '["en-CA"]');
  replaceIn(dir, 'tea-ca.json', '["en-CA"]', '["en-CA", "fr-CA"]');
  const asked: string[] = [];
  const ask = async (question: string) => {
    asked.push(question);
    return '';
  };
  const args = ['--extends', 'tea-ca', '--new-catalogue', '--dir', dir];
  const { code, failure } = await ranBrandsAsking(ask, 'new', 'tea-too', ...args);
  expect({ code, failure }).toEqual({ code: 0, failure: '' });
  expect(asked).toContain('Languages, the default first [en-CA, fr-CA]: ');
  expect(await languagesOf(dir, 'tea-too')).toEqual(['en-CA', 'fr-CA']);
});

it('names a way out where the extended brand has no words in the languages of a market', async () => {
  const dir = await aBilingualMarket();
  replaceIn(dir, 'acme.json', '"theme"', '"headings": { "paid": "Pay up" }, "theme"');
  const args = ['new', 'acme-too', '--extends', 'acme', '--market', 'CA', '--dir', dir];
  const { code, failure } = await ranBrands(...args);
  expect(code).toBe(2);
  expect(failure).toContain('Nothing is written. Offer English only: --languages en-CA.');
  const followed = await ranBrands(...args, '--languages', 'en-CA');
  expect(followed).toMatchObject({ code: 0, failure: '' });
});
