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

/** Area codes that belong to all of North America: free, paid and personal numbers. */
const SHARED_AREA = /^(?:[5-9]00|8(\d)\1|5(\d)\2|52\d|710)/;

/**
 * What is typed before a national number and is no part of it, by calling code: North America's own
 * code, with which no number there begins, and the 1 that Mexico's mobile numbers had until 2019.
 */
const TYPED_ALONG: Readonly<Record<string, RegExp>> = { '1': /^1/, '52': /^1(?=\d{10}$)/ };

/** What a numbering plan has besides its published type. */
interface TrunkDialling {
  possibleLengths(): readonly number[];
  /** Some prefixes are numbers in the data. */
  nationalPrefix?(): string | number | undefined;
}

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
    const along = TYPED_ALONG[countryCode];
    const nationalNumber = along === undefined ? digits : digits.replace(along, '');
    const isPossible = lengthsOf(country).includes(nationalNumber.length);
    return { country, countryCode, nationalNumber, isPossible };
  }

  /**
   * Takes the trunk prefix off a number that no subscriber has with it. The library leaves it on where
   * the rest is no number either, so that '0802228420' would be one of ten digits.
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

  /** A number without its country's code is the chosen country's; in North America its area's. */
  function readNational(text: string, country: string): PhoneReading {
    if (!isHere(country)) return reading(country, phoneDigits(text));
    const options = { defaultCountry: country, extract: false };
    const parsed = parsePhoneNumberFromString(text, options, data);
    // The library follows the digits that are dialled to leave a country: that number is another one's.
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
