import { extractPhone } from './extractPhone.ts';
import { formatPhone334 } from './formatPhone334.ts';
import { isPhoneText } from './isPhoneText.ts';
import type { NumberingPlans, PhoneDisplay, TextState } from './NumberingPlans.ts';
import { namedNumber } from './namedNumber.ts';
import { phoneDigits } from './phoneDigits.ts';

type Plans = Pick<NumberingPlans, 'canRead' | 'read' | 'format'>;

/**
 * What the field shows for a text. While it is typed it stays as it is, as in any field. Come as a
 * whole, or left, a possible number is grouped as its country writes it, and the picker moves there.
 */
export function displayPhone(
  plans: Plans,
  { value, country }: PhoneDisplay,
  state: TextState,
): PhoneDisplay {
  const text = state === 'whole' ? extractPhone(value) : value;
  const same = { value: text, country };
  if (state === 'typed' || !plans.canRead(text, country) || !isPhoneText(text)) return same;
  const reading = plans.read(text, country);
  if (reading.isPossible) {
    const value = plans.format(reading.nationalNumber, reading.country);
    const isOwn = reading.country === country && namedNumber(text, reading.countryCode) === null;
    // Where the country has no groups for it, it stays as typed, with the zero that is dialled first.
    if (isOwn && value === reading.nationalNumber) return same;
    return { value, country: reading.country };
  }
  const isHalf = state === 'left' && reading.countryCode === '1' && reading.country === country;
  return isHalf ? { value: formatPhone334(text), country } : same;
}

/** A number that was read in one country, as another one writes it: the country was chosen anew. */
export function displayPhoneIn(
  plans: Plans,
  { value, country }: PhoneDisplay,
  chosen: string,
): PhoneDisplay {
  if (!isPhoneText(value) || value === '') return { value, country: chosen };
  const national = plans.canRead(value, country)
    ? plans.read(value, country).nationalNumber
    : value;
  if (!plans.canRead(national, chosen)) return { value: national, country: chosen };
  const { isPossible, nationalNumber } = plans.read(national, chosen);
  const isSame = phoneDigits(national) === nationalNumber;
  return {
    value: isPossible && isSame ? plans.format(nationalNumber, chosen) : national,
    country: chosen,
  };
}
