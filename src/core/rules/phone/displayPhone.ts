import { extractPhone } from './extractPhone.ts';
import { formatPhone334 } from './formatPhone334.ts';
import { isPhoneText } from './isPhoneText.ts';
import type { NumberingPlans, PhoneDisplay, TextState } from './NumberingPlans.ts';
import { namedNumber } from './namedNumber.ts';
import { phoneDigits } from './phoneDigits.ts';
import { withoutExtension } from './withoutExtension.ts';

type Plans = Pick<NumberingPlans, 'canRead' | 'read' | 'format'>;

/**
 * Returns what the field shows for a text. A text being typed does not change. Once inserted whole
 * or left, a possible number is grouped in its country's format, and that country is selected.
 */
export function displayPhone(plans: Plans, shown: PhoneDisplay, state: TextState): PhoneDisplay {
  const { value, country } = shown;
  const text =
    state === 'whole' ? extractPhone(value) : state === 'left' ? leftText(plans, shown) : value;
  const same = { value: text, country };
  if (state === 'typed' || !plans.canRead(text, country) || !isPhoneText(text)) return same;
  const reading = plans.read(text, country);
  if (reading.isPossible) {
    const value = plans.format(reading.nationalNumber, reading.country);
    const isOwn = reading.country === country && namedNumber(text, reading.countryCode) === null;
    // A country without a format for it: the text stays as typed, including a leading trunk zero.
    if (isOwn && value === reading.nationalNumber) return same;
    return { value, country: reading.country };
  }
  const isHalf = state === 'left' && reading.countryCode === '1' && reading.country === country;
  return isHalf ? { value: formatPhone334(text), country } : same;
}

/**
 * Removes an extension, and a word before the number, unless the rest is no possible number: in
 * '201-555x0123' they may be mistyped digits, which the visitor has to see.
 */
function leftText(plans: Plans, { value, country }: PhoneDisplay): string {
  const text = withoutExtension(value);
  if (!isPhoneText(text)) return value;
  const isPossible = !plans.canRead(text, country) || plans.read(text, country).isPossible;
  return isPossible ? text : value;
}

/** Rewrites a number for another country, after the visitor has selected that country. */
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
