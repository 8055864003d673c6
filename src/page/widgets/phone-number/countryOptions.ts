import type { PhoneFieldStore } from '../../stores/PhoneFieldStore.ts';

/**
 * Countries by name for the picker. Until the numbering plans are loaded only the chosen one is
 * there, by its code: names come from the browser, and the server's may differ.
 */
export function countryOptions(
  {
    countries,
    country,
    countryCode,
  }: Pick<PhoneFieldStore, 'countries' | 'country' | 'countryCode'>,
  locale: string,
): { value: string; label: string }[] {
  if (countries.length === 0) return [{ value: country, label: `${country} +${countryCode}` }];

  const names = new Intl.DisplayNames([locale], { type: 'region' });
  return countries
    .map((each) => ({
      value: each.country,
      label: `${names.of(each.country) ?? each.country} +${each.countryCode}`,
    }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));
}
