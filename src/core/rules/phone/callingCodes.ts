import { CALLING_CODES } from './generated/callingCodes.ts';
import type { PhoneCountry } from './NumberingPlans.ts';

/** Every country with a numbering plan, the main one of a shared calling code before the others. */
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

/** The calling code that a number without its plus begins with. No code is the beginning of another. */
export function callingCodeIn(digits: string): string | undefined {
  return [1, 2, 3].map((length) => digits.slice(0, length)).find(mainCountryOf);
}
