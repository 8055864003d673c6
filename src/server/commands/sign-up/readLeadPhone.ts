import type { LeadInfo } from '../../../core/contract/generated/leadInfo.ts';
import { mainCountryOf, phoneCountries } from '../../../core/rules/phone/callingCodes.ts';
import { hasPlus } from '../../../core/rules/phone/hasPlus.ts';
import { isPhoneText } from '../../../core/rules/phone/isPhoneText.ts';
import { phoneDigits } from '../../../core/rules/phone/phoneDigits.ts';
import { worldNumberingPlans } from '../../../core/rules/phone/worldNumberingPlans.ts';

type LeadPhone = Pick<LeadInfo, 'phone' | 'countryCode'>;

/**
 * Returns a number as it is stored: the digits of the national number and of the calling code. A
 * page that has not loaded its numbering plans sends the text of its field, such as '+442079460958'
 * beside the code 1; this function reads it. A number that no plan explains stays as it is, and is
 * refused later.
 */
export function readLeadPhone({ phone, countryCode }: LeadPhone): LeadPhone {
  const digits = phoneDigits(phone);
  if (digits === '' || !isPhoneText(phone)) return { phone, countryCode };
  const isAbroad = hasPlus(phone);
  if (!isAbroad && phoneLengths(countryCode).includes(digits.length)) {
    return { phone: digits, countryCode };
  }
  const reading = worldNumberingPlans.read(phone, mainCountryOf(countryCode) ?? '');
  if (!isAbroad && !reading.isPossible) return { phone, countryCode };
  return { phone: reading.nationalNumber || phone, countryCode: reading.countryCode };
}

/** The lengths that any country of a calling code allows; none for an unknown code. */
export function phoneLengths(countryCode: string): readonly number[] {
  return phoneCountries
    .filter((entry) => entry.countryCode === countryCode)
    .flatMap((entry) => worldNumberingPlans.lengthsOf(entry.country));
}
