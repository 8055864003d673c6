import type { LeadInfo } from '../../../core/contract/generated/leadInfo.ts';
import { callingCodeOf, mainCountryOf } from '../../../core/rules/phone/callingCodes.ts';
import { hasPlus } from '../../../core/rules/phone/hasPlus.ts';
import { isPhoneText } from '../../../core/rules/phone/isPhoneText.ts';
import { phoneDigits } from '../../../core/rules/phone/phoneDigits.ts';
import { worldNumberingPlans } from '../../../core/rules/phone/worldNumberingPlans.ts';

type LeadPhone = Pick<LeadInfo, 'phone' | 'countryCode' | 'country'>;

/**
 * Returns a number as it is stored: the digits of the national number and of the calling code. It is
 * read as the page reads it, in the country that the page sends, so that both give one verdict; a
 * number that was read already stays as it is. A page that has not loaded its numbering plans sends the
 * text of its field, such as '+442079460958' beside the code 1. A number that no plan explains stays as
 * it is, and is refused later.
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

/** The lengths that the number's country allows; none for an unknown one. */
export function phoneLengths(sent: LeadPhone): readonly number[] {
  return worldNumberingPlans.lengthsOf(countryOf(sent));
}

/** The country that was sent, where its calling code is the one that was sent; else the code's own. */
function countryOf({ country = '', countryCode }: LeadPhone): string {
  return callingCodeOf(country) === countryCode && countryCode !== ''
    ? country
    : (mainCountryOf(countryCode) ?? '');
}
