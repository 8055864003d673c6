import { languageName } from '../../../src/core/texts/languageName.ts';
import type { SpokenWay } from './spokenWays.ts';

/** Values that are not words: addresses, codes, figures, and the names of the tests' visitors. */
const VALUES = [
  /\S*@\S*|https?:\S+/g,
  /\b[0-9A-Z]{5}-[0-9A-Z]{5}\b/g,
  /\b(US|CA|UK|GB|Ada|Lovelace|Analytical Engines|Harbour Bakery)\b/g,
  /\bUK£|\bCA\$|\bUS\$/g,
];

/** Figures and names that `Intl` writes in a language: dates, and countries. */
function writtenIn({ languages, locale }: SpokenWay['brand']): string[] {
  const months = Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(locale, { month: 'long' }).format(new Date(2026, month, 1)),
  );
  const regions = new Intl.DisplayNames(locale, { type: 'region' });
  const countries = ['US', 'CA', 'GB'].map((it) => regions.of(it) ?? it);
  return [...months, ...countries, languageName(locale, languages)];
}

/** Returns the texts with words outside brackets, which come from no catalogue and no brand file. */
export function outsideBrackets(
  texts: readonly string[],
  { brand }: Pick<SpokenWay, 'brand'>,
): string[] {
  const { legalName, name, support } = brand;
  const values = [legalName, name, support.email, ...writtenIn(brand), ...VALUES];
  return texts.filter((text) => {
    const left = values.reduce<string>(
      (rest, value) => rest.replaceAll(value, ''),
      withoutBrackets(text),
    );
    return /\p{L}{2}/u.test(left);
  });
}

/** Brackets can be nested. */
function withoutBrackets(text: string): string {
  const without = text.replaceAll(/⟦[^⟦⟧]*⟧/g, '');
  return without === text ? text : withoutBrackets(without);
}
