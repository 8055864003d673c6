import type { FieldErrorCode } from '../../contract/FieldErrorCode.ts';
import { cleanPhone } from './cleanPhone.ts';
import { isPhoneText } from './isPhoneText.ts';
import { phoneDigits } from './phoneDigits.ts';

export interface PhoneRules {
  readonly optional?: boolean;
  /**
   * The lengths of a national number in the selected country. Null until the country's data is
   * loaded; until then only lengths that no country allows are refused.
   */
  readonly lengths: readonly number[] | null;
  /** The national number read from the value; the value's digits by default. */
  readonly nationalNumber?: string | undefined;
}

/** No national number of any country is shorter or longer (E.164 and its countries' plans). */
const SHORTEST = 4;
const LONGEST = 15;

/** Checks a national number: valid if the country has numbers of its length. */
export function checkPhone(value: string, rules: PhoneRules): FieldErrorCode | null {
  const text = cleanPhone(value);
  if (text === '') return rules.optional ? null : 'required';
  const { length } = rules.nationalNumber ?? phoneDigits(text);
  const possible = rules.lengths?.includes(length) ?? (length >= SHORTEST && length <= LONGEST);
  return possible && isPhoneText(text) ? null : 'invalid';
}
