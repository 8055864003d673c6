import { languageName } from '../../../src/core/texts/languageName.ts';
import type { SpokenWay } from './spokenWays.ts';

/** What is a value and no word: addresses, codes, figures, and what the visitors of tests are called. */
const VALUES = [
  /\S*@\S*|https?:\S+/g,
  /\b[0-9A-Z]{5}-[0-9A-Z]{5}\b/g,
  /\b(US|CA|UK|GB|Ada|Lovelace|Analytical Engines|Harbour Bakery)\b/g,
  /\bUK£|\bCA\$|\bUS\$/g,
];

/** Figures and names as `Intl` writes them in a language: dates, and countries. */
function writtenIn({ languages, locale }: SpokenWay['brand']): string[] {
  const months = Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(locale, { month: 'long' }).format(new Date(2026, month, 1)),
  );
  const regions = new Intl.DisplayNames(locale, { type: 'region' });
  const countries = ['US', 'CA', 'GB'].map((it) => regions.of(it) ?? it);
  return [...months, ...countries, languageName(locale, languages)];
}

/** The texts with words in them that are in no bracket: no catalogue and no brand's file words them. */
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

/** A bracket may hold others. */
function withoutBrackets(text: string): string {
  const without = text.replaceAll(/⟦[^⟦⟧]*⟧/g, '');
  return without === text ? text : withoutBrackets(without);
}
