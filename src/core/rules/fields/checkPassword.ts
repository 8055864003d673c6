import type { FieldErrorCode } from '../../contract/FieldErrorCode.ts';
import type { TextRules } from './checkText.ts';

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 64;

/** Returns which points of the password guide a value meets. */
export function passwordGuide(value: string): { longEnough: boolean; lettersAndNumbers: boolean } {
  return {
    longEnough: Array.from(value).length >= PASSWORD_MIN,
    lettersAndNumbers: /\p{L}/u.test(value) && /\p{Nd}/u.test(value),
  };
}

/** Half surrogate pairs all hash to the same value, so one would unlock another. */
const HAS_HALF = /\p{Cs}/u;

/** Checks a password: a letter, a number, 8 to 64 characters. */
export function checkPassword(
  value: string,
  rules: Pick<TextRules, 'optional'> = {},
): FieldErrorCode | null {
  if (value === '') return rules.optional ? null : 'required';
  const { longEnough, lettersAndNumbers } = passwordGuide(value);
  const fits = longEnough && Array.from(value).length <= PASSWORD_MAX;
  return fits && lettersAndNumbers && !HAS_HALF.test(value) ? null : 'invalid';
}
