import {
  type CountryCode,
  Metadata,
  type MetadataJson,
  PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/core';
import { callingCodeOf, mainCountryOf, phoneCountries } from './callingCodes.ts';
import { cleanPhone } from './cleanPhone.ts';
import { displayPhone, displayPhoneIn } from './displayPhone.ts';
import { formatHalfTyped } from './formatHalfTyped.ts';
import { formatPhone334 } from './formatPhone334.ts';
import { mergeNumberingPlans } from './mergeNumberingPlans.ts';
import type { NumberingPlans, PhoneReading } from './NumberingPlans.ts';
import { type NamedNumber, namedNumber } from './namedNumber.ts';
import { phoneDigits } from './phoneDigits.ts';

/** Area codes that belong to all of North America: free, paid and personal numbers. */
const SHARED_AREA = /^(?:[5-9]00|8(\d)\1|5(\d)\2|52\d|710)/;

/**
 * Numbering plans over libphonenumber's data, of the whole world or of some calling codes. The page
 * loads this file, and what it needs of the data, when the phone field is first used.
 */
export function createNumberingPlans(zones: readonly MetadataJson[]): NumberingPlans {
  const data = mergeNumberingPlans(zones);
  const isHere = (country: string): country is CountryCode => country in data.countries;
  const canReadCode = (callingCode: string) => callingCode in data.country_calling_codes;

  function lengthsOf(country: string): readonly number[] {
    if (!isHere(country)) return [];
    const metadata = new Metadata(data);
    metadata.selectNumberingPlan(country);
    return metadata.numberingPlan?.possibleLengths() ?? [];
  }

  function reading(country: string, digits: string): PhoneReading {
    const countryCode = callingCodeOf(country);
    // No North American number begins with 1: it is the country's code, typed along.
    const nationalNumber = countryCode === '1' ? digits.replace(/^1/, '') : digits;
    const isPossible = lengthsOf(country).includes(nationalNumber.length);
    return { country, countryCode, nationalNumber, isPossible };
  }

  /** A number without its country's code is the chosen country's; in North America its area's. */
  function readNational(text: string, country: string): PhoneReading {
    if (!isHere(country)) return reading(country, phoneDigits(text));
    const options = { defaultCountry: country, extract: false };
    const number = parsePhoneNumberFromString(text, options, data);
    if (!number) return reading(country, phoneDigits(text));
    const isShared = number.countryCallingCode !== '1' || SHARED_AREA.test(number.nationalNumber);
    return reading(isShared ? country : (number.country ?? country), number.nationalNumber);
  }

  function readNamed({ callingCode, digits }: NamedNumber, chosen: string): PhoneReading {
    const number = parsePhoneNumberFromString(`+${digits}`, { extract: false }, data);
    const nationalNumber = number?.nationalNumber ?? digits.slice(callingCode.length);
    const isChosenToo = callingCodeOf(chosen) === callingCode;
    const isShared = callingCode === '1' && SHARED_AREA.test(nationalNumber);
    const own = isChosenToo && isShared ? chosen : number?.country;
    const main = isChosenToo ? chosen : (mainCountryOf(callingCode) ?? chosen);
    return reading(own ?? main, nationalNumber);
  }

  function read(text: string, country: string): PhoneReading {
    const typed = cleanPhone(text);
    const named = namedNumber(typed, callingCodeOf(country));
    if (named?.by === 'plus' && canReadCode(named.callingCode)) return readNamed(named, country);
    const own = readNational(typed, country);
    if (!named || !canReadCode(named.callingCode)) return own;
    if (named.by === 'bareOne' && own.isPossible) return own;
    const abroad = readNamed(named, country);
    return abroad.isPossible ? abroad : own;
  }

  function formatNational(nationalNumber: string, country: string): string {
    const number = new PhoneNumber(`+${callingCodeOf(country)}${nationalNumber}`, data);
    return number.formatNational();
  }

  const plans = {
    countries: phoneCountries,
    callingCodeOf,
    mainCountryOf: (countryCode: string) => mainCountryOf(phoneDigits(countryCode)),
    canRead(text: string, country: string) {
      const named = namedNumber(text, callingCodeOf(country));
      return isHere(country) && (!named || canReadCode(named.callingCode));
    },
    lengthsOf,
    read,
    format(nationalNumber: string, country: string) {
      if (callingCodeOf(country) === '1') return formatPhone334(nationalNumber);
      if (!isHere(country) || nationalNumber === '') return nationalNumber;
      return formatNational(nationalNumber, country);
    },
    formatTyped(text: string, country: string) {
      const digits = phoneDigits(text);
      if (callingCodeOf(country) === '1') return formatPhone334(digits);
      return formatHalfTyped(digits, lengthsOf(country), (it) => formatNational(it, country));
    },
  };
  return {
    ...plans,
    display: (shown, state) => displayPhone(plans, shown, state),
    displayIn: (shown, chosen) => displayPhoneIn(plans, shown, chosen),
  };
}
