import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { textsIn } from '../../../../../tests/factories/texts/textsIn.ts';
import { formatDate } from '../../../../core/texts/formatDate.ts';
import { formatMoney } from '../../../../core/texts/formatMoney.ts';
import { LANGUAGES } from '../../../../core/texts/languages.ts';
import { basicCharacters } from './basicCharacters.ts';

/** The characters of a text that are not in the basic file of its language. */
function othersIn(text: string, language = 'en'): readonly string[] {
  const basic = new Set(basicCharacters[language]);
  return [...new Set(text)].filter((it) => !basic.has(it));
}

const shipped = Object.entries(LANGUAGES).filter(([, { isPseudo }]) => !isPseudo);

it('every language that has texts has its characters here, and no other', () => {
  const tags = shipped.map(([tag]) => tag.slice(0, 2));
  expect(Object.keys(basicCharacters).toSorted()).toEqual(tags.toSorted());
});

it.each(shipped)(
  'every text of %s is written in the basic characters of its language',
  (tag, it) => {
    const found = textsIn(it.words).flatMap(([path, text]) => {
      // Placeholders are replaced, '#' becomes a number, and a line end has no glyph.
      const others = othersIn(text.replaceAll(/[{}#\n]/g, ''), tag.slice(0, 2));
      return others.length > 0 ? [`${path}: ${others.join(' ')} in '${text}'`] : [];
    });
    expect(found).toEqual([]);
  },
);

it.each(shipped)('so is the name of every language in %s', (tag) => {
  const names = shipped.map(([, { name }]) => name);
  expect(othersIn(names.join(''), tag.slice(0, 2))).toEqual([]);
});

it.each(['en-US', 'en-CA', 'en-GB', 'en-IN', 'fr-CA', 'es-US'])(
  'so are prices and dates in %s',
  (locale) => {
    const language = locale.slice(0, 2);
    for (const currency of ['USD', 'CAD', 'GBP'] as const) {
      const money = formatMoney({ amount: -123_456_789, currency }, locale);
      expect(othersIn(money, language)).toEqual([]);
    }
    for (let month = 1; month <= 12; month++) {
      const day = `2026-${String(month).padStart(2, '0')}-23T12:00:00Z`;
      expect(othersIn(formatDate(day, locale), language)).toEqual([]);
    }
  },
);

it.each(Object.keys(basicCharacters))('so is what a browser writes by itself in %s', (language) => {
  // The first masks a password, the second marks a text that is cut.
  expect(othersIn('•…', language)).toEqual([]);
});

it('so is what the shipped brands say of themselves', async () => {
  const brands = join(import.meta.dirname, '../../../../../brands');
  const found: string[] = [];
  for await (const path of glob('*.json', { cwd: brands })) {
    const { translations = {}, ...words } = JSON.parse(await readFile(join(brands, path), 'utf8'));
    for (const [tag, said] of Object.entries({ en: words, ...translations })) {
      const texts = textsIn(said).map(([, text]) => text);
      const others = othersIn(texts.join(''), tag.slice(0, 2));
      // Syntax of JSON and of patterns, which no page shows.
      const shown = others.filter((it) => !'{}[]#*<>=|^$\\~'.includes(it));
      if (shown.length > 0) found.push(`${path}, ${tag}: ${shown.join(' ')}`);
    }
  }
  expect(found).toEqual([]);
});
