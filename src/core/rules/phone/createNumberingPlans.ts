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
import { formatPhone334 } from './formatPhone334.ts';
import { mergeNumberingPlans } from './mergeNumberingPlans.ts';
import type { NumberingPlans, PhoneReading } from './NumberingPlans.ts';
import { type NamedNumber, namedNumber } from './namedNumber.ts';
import { phoneDigits } from './phoneDigits.ts';

/** Area codes shared by all of North America: toll-free, premium-rate and personal numbers. */
const SHARED_AREA = /^(?:[5-9]00|8(\d)\1|5(\d)\2|52\d|710)/;

/**
 * Digits typed before a national number that are not part of it, by calling code: North America's
 * 1, with which no number there begins, and the 1 before Mexican mobile numbers until 2019.
 */
const TYPED_ALONG: Readonly<Record<string, RegExp>> = { '1': /^1/, '52': /^1(?=\d{10}$)/ };

/** Members of a numbering plan that its published type lacks. */
interface TrunkDialling {
  possibleLengths(): readonly number[];
  /** The data has some prefixes as numbers. */
  nationalPrefix?(): string | number | undefined;
}

/**
 * Numbering plans over libphonenumber's data, for the world or some calling codes. The page loads
 * this file and the data it needs when the phone field is first used.
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
    const along = TYPED_ALONG[countryCode];
    const nationalNumber = along === undefined ? digits : digits.replace(along, '');
    const isPossible = lengthsOf(country).includes(nationalNumber.length);
    return { country, countryCode, nationalNumber, isPossible };
  }

  /**
   * Removes a trunk prefix that is not part of a subscriber's number. The library keeps it when the
   * rest is not a valid number either: '0802228420' would become a number of ten digits.
   */
  function withoutTrunkPrefix(digits: string, country: CountryCode): string {
    const metadata = new Metadata(data);
    metadata.selectNumberingPlan(country);
    const plan: TrunkDialling | undefined = metadata.numberingPlan;
    const prefix = String(plan?.nationalPrefix?.() ?? '');
    const isPrefixed = prefix !== '' && digits.startsWith(prefix);
    if (!isPrefixed || isValid(digits, country)) return digits;
    return withoutTrunkPrefix(digits.slice(prefix.length), country);
  }

  function isValid(nationalNumber: string, country: CountryCode): boolean {
    return new PhoneNumber(`+${callingCodeOf(country)}${nationalNumber}`, data).isValid();
  }

  /**
   * Reads a number without a country code as the selected country's; in North America by its area code.
   */
  function readNational(text: string, country: string): PhoneReading {
    if (!isHere(country)) return reading(country, phoneDigits(text));
    const options = { defaultCountry: country, extract: false };
    const parsed = parsePhoneNumberFromString(text, options, data);
    // The library also reads an international exit code. Such a number belongs to another country.
    const isOwn = parsed?.countryCallingCode === callingCodeOf(country);
    const number = isOwn ? parsed : undefined;
    const digits = withoutTrunkPrefix(number?.nationalNumber ?? phoneDigits(text), country);
    if (!number) return reading(country, digits);
    const isShared = number.countryCallingCode !== '1' || SHARED_AREA.test(digits);
    return reading(isShared ? country : (number.country ?? country), digits);
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

  function pickerCountry(text: string, country: string): string {
    const reading = read(text, country);
    const isNamed = namedNumber(text, callingCodeOf(country)) !== null;
    const isTold = isNamed || reading.countryCode === '1';
    return reading.isPossible && isTold ? reading.country : country;
  }

  const plans = {
    pickerCountry,
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
      const shown = formatNational(nationalNumber, country);
      return read(shown, country).nationalNumber === nationalNumber ? shown : nationalNumber;
    },
  };
  return {
    ...plans,
    display: (shown, state) => displayPhone(plans, shown, state),
    displayIn: (shown, chosen) => displayPhoneIn(plans, shown, chosen),
  };
}
