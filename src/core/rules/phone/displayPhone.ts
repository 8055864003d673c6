import { extractPhone } from './extractPhone.ts';
import { isPhoneText } from './isPhoneText.ts';
import type { NumberingPlans, PhoneDisplay, TextState } from './NumberingPlans.ts';
import { namedNumber } from './namedNumber.ts';

type Plans = Pick<NumberingPlans, 'callingCodeOf' | 'canRead' | 'read' | 'format' | 'formatTyped'>;

/** Whether a number begins as one of another country would: it stays as typed until it is whole. */
function isLeaving(text: string, callingCode: string): boolean {
  return /^(\W*\+|00)/.test(text) || (callingCode === '1' && text.startsWith('0'));
}

/**
 * What the field shows for a text. A number that is whole moves its country to the picker and keeps
 * its national part; one half typed is grouped as it will display; what is no number stays.
 */
export function displayPhone(
  plans: Plans,
  { value: text, country }: PhoneDisplay,
  state: TextState,
): PhoneDisplay {
  const value = state === 'whole' ? extractPhone(text) : text;
  if (!plans.canRead(value, country) || !isPhoneText(value)) return { value, country };

  const reading = plans.read(value, country);
  const { nationalNumber } = reading;
  const callingCode = plans.callingCodeOf(country);
  const named = namedNumber(value, callingCode);
  const isAbroad = named !== null && named.by !== 'bareOne';
  const isWhole =
    state === 'left'
      ? nationalNumber !== ''
      : reading.isPossible && (state === 'whole' || isAbroad || callingCode === '1');
  if (isWhole) {
    return { value: plans.format(nationalNumber, reading.country), country: reading.country };
  }
  const isWaiting = isAbroad || isLeaving(value, callingCode);
  return { value: isWaiting ? value : plans.formatTyped(value, country), country };
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
  return {
    value: isPossible ? plans.format(nationalNumber, chosen) : plans.formatTyped(national, chosen),
    country: chosen,
  };
}
