import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isJsonObject, type JsonValue } from '../../src/core/brand/JsonValue.ts';
import { LANGUAGES } from '../../src/core/texts/languages.ts';
import { OPTION_START, textsIn } from '../factories/texts/textsIn.ts';
import { TRANSLATED_TAGS } from '../factories/texts/translatedTags.ts';

const ROOT = join(import.meta.dirname, '../..');
const BRANDS = join(ROOT, 'brands');

/** Everything a reader of a language may see: the product's texts, shipped brands' texts, terms. */
function writtenIn(tag: string): readonly string[] {
  const files = readdirSync(BRANDS, { recursive: true, encoding: 'utf8' });
  const words = files
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const { same: _, ...said } = translationsOf(file)?.[tag] ?? {};
      return textsOf(said);
    });
  const terms = files
    .filter((file) => file.endsWith(`.${tag.slice(0, 2)}.md`))
    .map((file) => readFileSync(join(BRANDS, file), 'utf8'));
  const product = textsIn(LANGUAGES[tag]?.words).map(([, text]) => text);
  // Without addresses, input examples and option names, which are not words of a language.
  return [...product, ...words, ...terms]
    .filter((text) => !text.startsWith('https://'))
    .map((text) =>
      text
        .replaceAll(/\]\([^)]*\)/g, ']')
        .replace(/(?:par exemple|como|, comme) [A-Z0-9][A-Z0-9 -]+\.$/, '')
        .replaceAll(/\{\w+, (?:plural|select),/g, '')
        .replaceAll(OPTION_START, ''),
    );
}

function translationsOf(file: string) {
  return JSON.parse(readFileSync(join(BRANDS, file), 'utf8')).translations;
}

function textsOf(value: JsonValue): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return isJsonObject(value) ? Object.values(value).flatMap(textsOf) : [];
}

/** Finds each text with a fault, with a few words before it. */
function placesOf(fault: RegExp, texts: readonly string[]): readonly string[] {
  return texts
    .map((text) => [text, text.search(fault)] as const)
    .filter(([, at]) => at >= 0)
    .map(([text, at]) => text.slice(Math.max(0, at - 30), at + 40));
}

/** Placeholders for a name, which may begin with any letter. */
const NAME = '\\{(?:brand|company|country|legalName|method|name|next|plan|product|province)\\}';

/** What texts in a language must not contain, with the reason. */
const FAULTS: readonly (readonly [tag: string, fault: RegExp, why: string])[] = [
  ['fr-CA', /[^\u00a0\d]:/, 'a colon has a no-break space before it'],
  ['fr-CA', /«[^\u00a0]|[^\u00a0]»/, 'a quotation is in guillemets with no-break spaces inside'],
  ['fr-CA', /[\p{L}}]'[\p{L}{]/u, 'an apostrophe is a curved one'],
  ['fr-CA', /\s[;!?]/, 'no space is before ; ! and ?'],
  ['fr-CA', /\u00a0[^:»\p{L}{$%\d]/u, 'a space breaks where nothing has to stay together'],
  ['fr-CA', /[\d}](?: |)(?:\$|%)|\d (?:h(?!\p{L})|\d)/u, 'a figure and its unit stay on one line'],
  ['fr-CA', /\$[\d{]|\d\.\d|\d,\d{3}(?!\d)/, 'a figure is written as 1 234,50 $'],
  ['fr-CA', /(?<!\p{L})(?:tu|toi|ton|ta|tes)(?!\p{L})/iu, 'a visitor is addressed as vous'],
  ['fr-CA', /\b(?:GST|HST|PST|QST|RST)\b/, 'a tax has its French name'],
  [
    'fr-CA',
    new RegExp(`(?<![\\p{L}’])(?:au sujet de|[dcjlmnst]e|la|que) ${NAME}`, 'iu'),
    'a name that begins with a vowel would need d’, l’ or qu’',
  ],
  ['fr-CA', /\bactualis/i, 'a page is loaded anew by recharger'],
  ['fr-CA', /Veuillez saisir/, 'a message beside a field asks to entrer'],
  ['es-US', /(?:^|[.?!\n])[^¿.?!\n]*\?/, 'a question begins with ¿'],
  ['es-US', /(?:^|[.?!\n])[^¡.?!\n]*!/, 'an exclamation begins with ¡'],
  [
    'es-US',
    /(?<!\p{L})(?:t[uú]|tus|ti|contigo|vosotros|puedes|tienes|quieres|ingresa|revisa|haz|inténtalo)(?!\p{L})/iu,
    'a visitor is addressed as usted',
  ],
  ['es-US', /[\d}] ?\$|\d,\d{1,2}(?!\d)|\d\.\d{3}(?!\d)/, 'a figure is written as $1,234.50'],
  [
    'es-US',
    new RegExp(`(?<!\\p{L})[yo] ${NAME}`, 'iu'),
    'a name that begins with i or o would need e or u',
  ],
  ['es-US', /\bactualice/i, 'a page is loaded anew by recargar'],
  ['es-US', /por favor/i, 'usted asks politely enough'],
  ['es-US', /\b(?:prueba|minutos?) gratis/i, 'gratuito agrees with what it stands beside'],
];

it.each(FAULTS)('in %s no text contains %s: %s', (tag, fault) => {
  const texts = writtenIn(tag);
  expect(texts.length).toBeGreaterThan(400);
  expect(placesOf(fault, texts)).toEqual([]);
});

it.each(TRANSLATED_TAGS)('in %s no text uses a word that its glossary refuses', (tag) => {
  const rows = readFileSync(join(ROOT, `docs/languages/${tag}.md`), 'utf8').matchAll(
    /^\| (.+?) \| (.+?) \| (.*?) ?\|$/gm,
  );
  const refused = [...rows]
    .slice(2)
    .flatMap(([, , , not = '']) => not.split(', '))
    .filter((word) => word !== '');
  expect(refused.length).toBeGreaterThan(10);
  const said = new RegExp(`(?<!\\p{L})(?:${refused.join('|')})s?(?!\\p{L})`, 'iu');
  const texts = writtenIn(tag).map((text) => text.replaceAll(/\{\w+\}/g, ''));
  expect(placesOf(said, texts)).toEqual([]);
});

it.each([
  ['fr-CA', /^\p{L}+(?:er|ir|re)\b/u],
  ['es-US', /^\p{L}+(?:ar|er|ir)\b/u],
])('in %s buttons use the infinitive', (tag, infinitive) => {
  const files = readdirSync(BRANDS, { recursive: true, encoding: 'utf8' });
  const buttons = files
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => textsOf(translationsOf(file)?.[tag]?.buttons ?? {}));
  expect(buttons.length).toBeGreaterThan(5);
  expect(buttons.filter((button) => !infinitive.test(button))).toEqual([]);
});

it('names the tax of every province that has a rate, in each language', () => {
  const { tax, translations } = JSON.parse(
    readFileSync(join(BRANDS, 'defaults/market/CA.json'), 'utf8'),
  );
  const provinces = tax.taxRates.map((rate: { provinceCode: string }) => rate.provinceCode);
  expect(Object.keys(tax.labels).toSorted()).toEqual(provinces.toSorted());
  expect(Object.keys(translations['fr-CA'].tax.labels)).toEqual(Object.keys(tax.labels));
});

it('terms that speak of a trial say what becomes of one without a card', () => {
  const files = readdirSync(join(BRANDS, 'terms')).filter((file) => file.startsWith('terms'));
  const ofTrials = files
    .map((file) => [file, readFileSync(join(BRANDS, 'terms', file), 'utf8')] as const)
    .filter(([, text]) => /\b(?:trial|essai|prueba)/i.test(text));
  expect(ofTrials.length).toBeGreaterThan(7);
  const says = /without a card|sans carte|sin tarjeta/i;
  expect(ofTrials.filter(([, text]) => !says.test(text)).map(([file]) => file)).toEqual([]);
});
