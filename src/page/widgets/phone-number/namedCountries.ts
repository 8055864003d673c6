import type { PhoneCountry } from '../../../core/rules/phone/NumberingPlans.ts';
import type { NamedCountry } from '../../../core/rules/phone/searchCountries.ts';

/**
 * The countries by their names in the page's language. For the browser alone: the server may know
 * other names, and a page that differs from the server's is made anew.
 */
export function namedCountries(
  countries: readonly PhoneCountry[],
  locale: string,
): readonly NamedCountry[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  return countries
    .map((it) => ({ ...it, name: names.of(it.country) ?? it.country }))
    .toSorted((a, b) => compare(a.name, b.name));
}
