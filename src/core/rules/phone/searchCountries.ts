import type { PhoneCountry } from './NumberingPlans.ts';

/** A country with its name in the page's language. */
export interface NamedCountry extends PhoneCountry {
  readonly name: string;
}

/** Letters without case and accents, so that 'aland' finds 'Åland Islands'. */
function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/**
 * The countries whose name or dial code begins with what was typed, a leading plus ignored. Where a
 * whole dial code was typed, the country it is named after comes first; where nothing was, the likely
 * ones do, in their order.
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
