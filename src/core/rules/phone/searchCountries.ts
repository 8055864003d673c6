import type { PhoneCountry } from './NumberingPlans.ts';

/** A country with its name in the page's language. */
export interface NamedCountry extends PhoneCountry {
  readonly name: string;
}

/** Lower case without accents, so that 'aland' finds 'Åland Islands'. */
function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/**
 * Returns the countries whose name or dial code begins with the query; a leading plus is ignored.
 * For a whole dial code, the country it is named after comes first. For an empty query, the likely
 * countries come first, in their order.
 */
export function searchCountries<Country extends NamedCountry>(
  countries: readonly Country[],
  search: string,
  likely: readonly string[] = [],
): readonly Country[] {
  const text = folded(search).replace(/^\+\s*/, '');
  if (text === '') {
    const first = likely.flatMap((code) => countries.find(({ country }) => country === code) ?? []);
    return [...first, ...countries.filter((it) => !first.includes(it))];
  }
  const found = countries.filter(
    ({ name, countryCode }) => folded(name).startsWith(text) || countryCode.startsWith(text),
  );
  const main = found.find(({ countryCode, isMain }) => isMain && countryCode === text);
  return main ? [main, ...found.filter((it) => it !== main)] : found;
}
