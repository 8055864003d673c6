import {
  getCountries,
  getCountryCallingCode,
  isPossiblePhoneNumber,
  isSupportedCountry,
  Metadata,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import { formatPhone334 } from './formatPhone334.ts';
import { phoneDigits } from './phoneDigits.ts';

/**
 * The world's numbering plans. The only file that carries them: the page loads it when the phone
 * field is first used, the server with its start. Serves Specification 3.4.2 and 5.0.4.
 */

export interface PhoneReading {
  /** ISO code of the country that the number belongs to. */
  readonly country: string;
  /** The calling code's digits. */
  readonly countryCode: string;
  /** The national number's digits, without the trunk prefix. */
  readonly nationalNumber: string;
}

/** The digits of a country's calling code; empty for a country that has none. */
export function callingCodeOf(country: string): string {
  return isSupportedCountry(country) ? getCountryCallingCode(country) : '';
}

/** The lengths that a national number of the country may have; none for an unknown country. */
export function phoneLengthsOf(country: string): readonly number[] {
  if (!isSupportedCountry(country)) return [];
  const metadata = new Metadata();
  metadata.selectNumberingPlan(country);
  return metadata.numberingPlan?.possibleLengths() ?? [];
}

/** Every country with a numbering plan, by its ISO code. */
export function phoneCountries(): readonly {
  readonly country: string;
  readonly countryCode: string;
}[] {
  return getCountries().map((country) => ({
    country,
    countryCode: getCountryCallingCode(country),
  }));
}

/** A country's code, or a North American number with its leading 1: it says itself where it belongs. */
const NAMES_COUNTRY = /^\s*(\+|1\D*(\d\D*){10}$)/;

/**
 * Reads what was typed, pasted or filled in as a number of the chosen country, or of the country
 * that it names itself; calling code 1 is Canada or the US by its area code. What cannot be read
 * keeps the country and gives its digits.
 */
export function readPhone(text: string, country: string): PhoneReading {
  const typed = text.normalize('NFKC');
  const options = isSupportedCountry(country) ? { defaultCountry: country } : {};
  const number = parsePhoneNumberFromString(typed, { ...options, extract: false });
  const countryCode = callingCodeOf(country);
  if (!number) return { country, countryCode, nationalNumber: phoneDigits(text) };
  // Typed without a country it stays with the one chosen, of those that share a calling code.
  const isChosen = number.countryCallingCode === countryCode && !NAMES_COUNTRY.test(typed);
  const own = number.country ?? number.getPossibleCountries()[0] ?? country;
  return {
    country: isChosen ? country : own,
    countryCode: number.countryCallingCode,
    nationalNumber: number.nationalNumber,
  };
}

/** A national number as it displays: 3-3-4 groups for calling code 1, the national format elsewhere. */
export function formatPhone(nationalNumber: string, country: string): string {
  if (callingCodeOf(country) === '1') return formatPhone334(nationalNumber);
  if (!isSupportedCountry(country)) return nationalNumber;
  return parsePhoneNumberFromString(nationalNumber, country)?.formatNational() ?? nationalNumber;
}

/** Tells whether a number with its country's code has a possible length. */
export function isPossiblePhone(international: string): boolean {
  return isPossiblePhoneNumber(international.normalize('NFKC'));
}
