import type { LeadInfo } from '../../../core/contract/generated/leadInfo.ts';
import { callingCodeOf, mainCountryOf } from '../../../core/rules/phone/callingCodes.ts';
import { hasPlus } from '../../../core/rules/phone/hasPlus.ts';
import { isPhoneText } from '../../../core/rules/phone/isPhoneText.ts';
import { phoneDigits } from '../../../core/rules/phone/phoneDigits.ts';
import { worldNumberingPlans } from '../../../core/rules/phone/worldNumberingPlans.ts';

type LeadPhone = Pick<LeadInfo, 'phone' | 'countryCode' | 'country'>;

/**
 * Returns a phone number as stored: the digits of the national number and of the calling code.
 * Parses it in the country that the page sends, as the page does, so that both accept the same
 * numbers; a parsed number stays unchanged. A page that has not loaded its numbering plans sends
 * the text of its field, such as '+442079460958' beside the code 1. A number that fits no plan
 * stays unchanged, and is refused later.
 */
export function readLeadPhone(sent: LeadPhone): LeadPhone {
  const { phone, countryCode } = sent;
  if (phoneDigits(phone) === '' || !isPhoneText(phone)) return sent;
  const reading = worldNumberingPlans.read(phone, countryOf(sent));
  if (!hasPlus(phone) && !reading.isPossible) return sent;
  return {
    phone: reading.nationalNumber || phone,
    countryCode: reading.countryCode || countryCode,
    country: reading.country,
  };
}

/** The lengths that the number's country allows; empty for an unknown country. */
export function phoneLengths(sent: LeadPhone): readonly number[] {
  return worldNumberingPlans.lengthsOf(countryOf(sent));
}

/**
 * The country from the page if its calling code matches, otherwise the main country of the calling
 * code.
 */
function countryOf({ country = '', countryCode }: LeadPhone): string {
  return callingCodeOf(country) === countryCode && countryCode !== ''
    ? country
    : (mainCountryOf(countryCode) ?? '');
}
