import type { PhoneCountry } from '../../../core/rules/phone/NumberingPlans.ts';
import type { NamedCountry } from '../../../core/rules/phone/searchCountries.ts';
import { keptFormats } from '../../../core/texts/keptFormats.ts';

const namesIn = keptFormats(
  (locale: string) => new Intl.DisplayNames([locale], { type: 'region' }),
);
const orderIn = keptFormats((locale: string) => new Intl.Collator(locale));

/**
 * Names the countries in the page's language and sorts them. Only in the browser: the server may
 * have other names, and React renders a page again that differs from the server's.
 */
export function namedCountries(
  countries: readonly PhoneCountry[],
  locale: string,
): readonly NamedCountry[] {
  const names = namesIn(locale);
  const { compare } = orderIn(locale);
  return countries
    .map((it) => ({ ...it, name: names.of(it.country) ?? it.country }))
    .toSorted((a, b) => compare(a.name, b.name));
}
