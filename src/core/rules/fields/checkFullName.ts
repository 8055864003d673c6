import type { FieldErrorCode } from '../../contract/FieldErrorCode.ts';
import { checkText, type TextRules } from './checkText.ts';
import { hasTurningMarks } from './turningMarks.ts';

/** A name has a letter of some script that can be seen, and no control character. */
const HAS_LETTER = /(?!\p{DI})\p{L}/u;
/** Half a character, as a cut-off emoji leaves it, cannot be stored as it is. */
const HAS_CONTROL_OR_HALF = /[\p{Cc}\p{Cs}]/u;

/** Checks a full name. */
export function checkFullName(value: string, rules: TextRules = {}): FieldErrorCode | null {
  const error = checkText(value, rules);
  if (error !== null || value.trim() === '') return error;
  if (HAS_CONTROL_OR_HALF.test(value) || hasTurningMarks(value)) return 'invalid';
  return HAS_LETTER.test(value) ? null : 'invalid';
}
