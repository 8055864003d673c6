import { CALLING_CODES } from './generated/callingCodes.ts';
import type { PhoneCountry } from './NumberingPlans.ts';

/**
 * Every country with a numbering plan. The main country of a shared calling code comes before the
 * others.
 */
export const phoneCountries: readonly PhoneCountry[] = CALLING_CODES.split(' ').flatMap((entry) => {
  const countryCode = entry.replace(/\D/g, '');
  return (entry.match(/[A-Z]{2}/g) ?? []).map((country, at) => ({
    country,
    countryCode,
    isMain: at === 0,
  }));
});

/** The digits of a country's calling code; empty for a country that has none. */
export function callingCodeOf(country: string): string {
  return phoneCountries.find((it) => it.country === country)?.countryCode ?? '';
}

/** The country that a calling code is named after, such as US for 1; undefined for an unknown code. */
export function mainCountryOf(countryCode: string): string | undefined {
  return phoneCountries.find((it) => it.countryCode === countryCode)?.country;
}

/** Returns the calling code at the start of a number without its plus. No code is a prefix of another. */
export function callingCodeIn(digits: string): string | undefined {
  return [1, 2, 3].map((length) => digits.slice(0, length)).find(mainCountryOf);
}
