import { phoneCountries } from '../../../core/rules/phone/callingCodes.ts';
import type { NamedCountry } from '../../../core/rules/phone/searchCountries.ts';

/** A country's name in the page's language. The server's may differ: for the browser alone. */
export function countryName(country: string, locale: string): string {
  return new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country;
}

/** Every country with a dial code, by name. */
export function namedCountries(locale: string): readonly NamedCountry[] {
  const { compare } = new Intl.Collator(locale);
  return phoneCountries
    .map((it) => ({ ...it, name: countryName(it.country, locale) }))
    .sort((a, b) => compare(a.name, b.name));
}
