import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  aBrandFolder,
  GOOD_BRANDS,
  ranBrands,
  replaceIn,
} from '../../../../tests/factories/brands/ranBrands.ts';

const explain = (...args: readonly string[]) => ranBrands('explain', ...args, '--dir', GOOD_BRANDS);

it('names the layer, the line and what is overridden', async () => {
  expect(await explain('acme-uk', 'hosts')).toEqual({
    code: 0,
    result: `hosts: The host names that the brand answers on, in lower case, without port. No two brands may share one.

hosts  ["signup.acme-uk.example"]      tests/brands/good/acme-uk.json:7
         over ["signup.acme.example"]    tests/brands/good/acme.json:7
`,
    failure: '',
  });
});

it('explains a group of settings in the order of the schema', async () => {
  const { result } = await explain('acme-uk', 'theme.signature');
  expect(result).toBe(`theme.signature: What makes the page this brand's.

theme.signature.pattern  "none"   tests/brands/good/defaults/base.json:14
theme.signature.panel    "plain"  tests/brands/good/defaults/base.json:14
theme.signature.heading  "plain"  tests/brands/good/defaults/base.json:14
`);
});

it('explains what lies in a list, by its place or as a JSON pointer', async () => {
  const { result } = await explain('acme-ca', '/tax/taxRates/2/taxRate');
  expect(
    result,
  ).toBe(`tax.taxRates.2.taxRate  12         tests/brands/good/defaults/market/CA.json:11
                          over []    tests/brands/good/defaults/base.json:50
`);
});

it('explains the whole brand, each setting once', async () => {
  const { result } = await explain('acme-uk');
  const keys = result.match(/^\S+/gm) ?? [];
  expect(keys.slice(0, 6)).toEqual(['id', 'name', 'legalName', 'category', 'market', 'extends']);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).not.toContain('$schema');
});

it('says so where no layer sets a setting', async () => {
  const { code, result } = await explain('acme', 'footer.text');
  expect(code).toBe(0);
  expect(result).toBe('footer.text: The text of the link.\n\nNo layer sets it.\n');
});

it('shows programs the same', async () => {
  const { result } = await explain('acme-uk', 'currency', '--format', 'json');
  expect(JSON.parse(result)).toEqual({
    brand: 'acme-uk',
    settings: [
      {
        key: 'currency',
        pointer: '/currency',
        value: 'GBP',
        setBy: {
          file: 'tests/brands/good/defaults/market/UK.json',
          line: 3,
          column: 3,
          pointer: '/currency',
          value: 'GBP',
        },
        overrides: [],
      },
    ],
  });
});

it('shows what a layer took away', async () => {
  const dir = await aBrandFolder();
  replaceIn(dir, 'acme-uk.json', '"plans"', '"theme": { "dark": null, "ink": null },\n  "plans"');
  const { result } = await ranBrands('explain', 'acme-uk', 'theme.ink', '--dir', dir);
  expect(result).toMatch(/^theme\.ink {2}\(removed\) .*acme-uk\.json:8\n.*over "#14231c"/m);
});

it.each([
  [['acne'], 'There is no brand "acne". Did you mean "acme"?\n'],
  [['acme', 'theme.acent'], 'There is no setting "theme.acent". Did you mean "theme.accent"?\n'],
  [['acme', 'constructor'], /^There is no setting "constructor"\. Write one of "id", /],
  [[], 'Name a brand: npm run brands -- explain <brand>\n'],
  [['acme', 'id', 'name'], 'Name one key at most.\n'],
  [['acme', '--format', 'jsn'], 'There is no format "jsn". Did you mean "json"?\n'],
])('refuses %j with 2 and one line', async (args, line) => {
  const { code, result, failure } = await explain(...args);
  expect({ code, result }).toEqual({ code: 2, result: '' });
  expect(failure).toMatch(line);
});

it('explains what it can of a brand with a fault, names the fault and exits with 1', async () => {
  const dir = await aBrandFolder();
  replaceIn(dir, 'acme.json', '"#14231c"', '"black"');
  const { code, result, failure } = await ranBrands(
    'explain',
    'acme',
    'theme.accent',
    '--dir',
    dir,
  );
  expect(code).toBe(1);
  expect(result).toContain('theme.accent  "#0a7048"');
  expect(failure).toContain('"black" does not fit "ink".');
});

it('says in one line where the file of a brand breaks off', async () => {
  const dir = await aBrandFolder();
  replaceIn(dir, 'acme.json', '"id"', 'id');
  const { code, failure } = await ranBrands('explain', 'acme', '--dir', dir);
  expect(code).toBe(2);
  expect(failure).toMatch(/acme\.json:3:3 "i" cannot stand here\. Write double quotes \("\) round/);
});

it('names the circle where brands extend each other', async () => {
  const dir = await aBrandFolder();
  replaceIn(dir, 'acme.json', '"market"', '"extends": "acme-uk",\n  "market"');
  const { code, failure } = await ranBrands('explain', 'acme', 'name', '--dir', dir);
  expect(code).toBe(1);
  expect(failure).toContain('Brands extend each other in a circle: "acme" → "acme-uk" → "acme".');
});

it('names the layer that cannot be read', async () => {
  const dir = await aBrandFolder();
  replaceIn(dir, 'defaults/base.json', '{', '');
  const { code, failure } = await ranBrands('explain', 'acme', 'name', '--dir', dir);
  expect(code).toBe(1);
  expect(failure).toMatch(/defaults\/base\.json:\d+:\d+ /);
});

/** The good folder with a Canadian brand that offers French, as in a fixture. */
async function aBilingualFolder() {
  const dir = await aBrandFolder();
  const fixture = join(import.meta.dirname, '../../../../tests/brands/broken/translations.missing');
  cpSync(fixture, dir, { recursive: true });
  const words = '"translations": { "fr-CA": { "buttons": { "paid": "Régler" } } }, "plans"';
  replaceIn(dir, 'acme-ca.json', '"plans"', words);
  return dir;
}

it('names the layer of each word of a language', async () => {
  const dir = await aBilingualFolder();
  const { result } = await ranBrands(
    'explain',
    'acme-ca',
    'buttons',
    '--lang',
    'fr-CA',
    '--dir',
    dir,
  );
  expect(result).toMatch(/^translations\.fr-CA\.buttons\.paid +"Régler" .*acme-ca\.json:\d+$/m);
  expect(result).toMatch(/^ +over "Payer" .*defaults\/base\.json:\d+$/m);
  expect(result).toMatch(
    /^translations\.fr-CA\.buttons\.free +"Créer le compte" .*base\.json:\d+$/m,
  );
});

it('explains the default language as all other settings', async () => {
  const dir = await aBilingualFolder();
  const plain = await ranBrands('explain', 'acme-ca', 'buttons', '--dir', dir);
  expect(await ranBrands('explain', 'acme-ca', 'buttons', '--lang', 'en-CA', '--dir', dir)).toEqual(
    plain,
  );
});

it('leaves out the words of languages that the brand does not offer', async () => {
  const dir = await aBilingualFolder();
  expect((await ranBrands('explain', 'acme', '--dir', dir)).result).not.toContain('translations');
  expect((await ranBrands('explain', 'acme-ca', '--dir', dir)).result).toContain(
    'translations.fr-CA',
  );
});

it('refuses a language that the brand does not offer', async () => {
  const dir = await aBilingualFolder();
  const { code, failure } = await ranBrands('explain', 'acme-ca', '--lang', 'fr-FR', '--dir', dir);
  expect({ code, failure }).toEqual({
    code: 2,
    failure: '"acme-ca" does not offer "fr-FR". Write one of "en-CA", "fr-CA".\n',
  });
});
