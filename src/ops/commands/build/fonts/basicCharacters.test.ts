import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { formatDate } from '../../../../core/texts/formatDate.ts';
import { formatMoney } from '../../../../core/texts/formatMoney.ts';
import { hasTexts } from '../../../../core/texts/languages.ts';
import { basicCharacters } from './basicCharacters.ts';

const texts = join(import.meta.dirname, '../../../../core/texts');
const english = new Set(basicCharacters['en']);

/** Characters of a text that are in no basic file. */
function othersIn(text: string): readonly string[] {
  return [...new Set(text)].filter((it) => !english.has(it));
}

it('every language that has texts has its characters here, and no other', () => {
  const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
  const languages = letters.flatMap((first) => letters.map((second) => first + second));
  const withTexts = languages.filter((it) => hasTexts(`${it}-XX`));
  expect(Object.keys(basicCharacters)).toEqual(withTexts);
});

it('every text of the catalogues is written in the basic characters of its language', async () => {
  const found: string[] = [];
  for await (const path of glob('{en,en/*}.ts', { cwd: texts })) {
    const module: Record<string, unknown> = await import(join(texts, path));
    for (const text of textsIn(module)) {
      // The braces of placeholders are filled in.
      const others = othersIn(text.replaceAll(/[{}]/g, ''));
      if (others.length > 0) found.push(`${path}: ${others.join(' ')} in '${text}'`);
    }
  }
  expect(found).toEqual([]);
});

it.each(['en-US', 'en-CA', 'en-GB', 'en-IN'])('so are prices and dates in %s', (locale) => {
  for (const currency of ['USD', 'CAD', 'GBP'] as const) {
    expect(othersIn(formatMoney({ amount: -123_456_789, currency }, locale))).toEqual([]);
  }
  for (let month = 1; month <= 12; month++) {
    const day = `2026-${String(month).padStart(2, '0')}-23T12:00:00Z`;
    expect(othersIn(formatDate(day, locale))).toEqual([]);
  }
});

it('so is what the shipped brands say of themselves', async () => {
  const brands = join(import.meta.dirname, '../../../../../brands');
  const found: string[] = [];
  for await (const path of glob('*.json', { cwd: brands })) {
    const others = othersIn(
      textsIn(JSON.parse(await readFile(join(brands, path), 'utf8'))).join(''),
    );
    // Of JSON's own and of patterns, which no page shows.
    const shown = others.filter((it) => !'{}[]#*<>=|^$\\~'.includes(it));
    if (shown.length > 0) found.push(`${path}: ${shown.join(' ')}`);
  }
  expect(found).toEqual([]);
});

/** Every text in a value, however deep. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn);
  return [];
}
