import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isJsonObject, type JsonValue } from '../../src/core/brand/JsonValue.ts';

const BRANDS = join(import.meta.dirname, '../../brands');

/** Every text of a language in the shipped brands, layers and catalogues, and its texts to agree to. */
function textsIn(tag: string): readonly string[] {
  const files = readdirSync(BRANDS, { recursive: true, encoding: 'utf8' });
  const words = files
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const { translations } = JSON.parse(readFileSync(join(BRANDS, file), 'utf8'));
      const { same: _, ...said } = translations?.[tag] ?? {};
      return textsOf(said);
    });
  const terms = files.filter((file) => file.endsWith(`.${tag.slice(0, 2)}.md`));
  const texts = terms.map((file) => readFileSync(join(BRANDS, file), 'utf8'));
  // An address is no word of a language.
  return [...words, ...texts]
    .filter((text) => !text.startsWith('https://'))
    .map((text) => text.replaceAll(/\]\([^)]*\)/g, ']'));
}

function textsOf(value: JsonValue): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return isJsonObject(value) ? Object.values(value).flatMap(textsOf) : [];
}

/** What a language's texts never have, and why. */
const FAULTS: readonly (readonly [tag: string, fault: RegExp, why: string])[] = [
  ['fr-CA', /[^\u00a0\d]:/, 'a colon has a no-break space before it'],
  ['fr-CA', /«[^\u00a0]|[^\u00a0]»/, 'a quotation is in guillemets with no-break spaces inside'],
  ['fr-CA', /\p{L}'\p{L}/u, 'an apostrophe is a curved one'],
  ['fr-CA', /\s[;!?]/, 'no space is before ; ! and ?'],
  ['fr-CA', /\d (?:h|\$|%|\d)/, 'a figure and its unit stay on one line'],
  ['fr-CA', /\b(?:e-?mails?|mails?|chats?|cookies?)\b/i, 'French has its own word for it'],
  ['fr-CA', /(?<!\p{L})(?:tu|toi|ton|ta|tes)(?!\p{L})/iu, 'a visitor is addressed as vous'],
  ['fr-CA', /\b(?:GST|HST|PST|QST|RST)\b/, 'a tax has its French name'],
  ['es-US', /(?:^|[.?!\n])[^¿.?!\n]*\?/, 'a question begins with ¿'],
  ['es-US', /\be-?mails?\b/i, 'it is correo electrónico'],
  [
    'es-US',
    /(?<!\p{L})(?:tú|tu|tus|vosotros|ordenador)(?!\p{L})/iu,
    'a visitor is addressed as usted',
  ],
];

it.each(FAULTS)('in %s nothing is written like %s: %s', (tag, fault) => {
  const texts = textsIn(tag);
  expect(texts.length).toBeGreaterThan(60);
  expect(texts.filter((text) => fault.test(text))).toEqual([]);
});

it('names the tax of every province that has a rate, in each language', () => {
  const { tax, translations } = JSON.parse(
    readFileSync(join(BRANDS, 'defaults/market/CA.json'), 'utf8'),
  );
  const provinces = tax.taxRates.map((rate: { provinceCode: string }) => rate.provinceCode);
  expect(Object.keys(tax.labels).toSorted()).toEqual(provinces.toSorted());
  expect(Object.keys(translations['fr-CA'].tax.labels)).toEqual(Object.keys(tax.labels));
});
