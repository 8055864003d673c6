import type { FieldErrorCode } from '../../contract/FieldErrorCode.ts';
import { checkText, type TextRules } from './checkText.ts';
import { hasTurningMarks } from './turningMarks.ts';

/** A company name needs a letter or a digit: '37' is a name, '!!' is not. */
const HAS_LETTER_OR_DIGIT = /(?!\p{DI})[\p{L}\p{N}]/u;
/** Half a character, as a cut-off emoji leaves it, cannot be stored as it is. */
const HAS_CONTROL_OR_HALF = /[\p{Cc}\p{Cs}]/u;

/** Checks a company name. */
export function checkCompanyName(value: string, rules: TextRules = {}): FieldErrorCode | null {
  const error = checkText(value, rules);
  if (error !== null || value.trim() === '') return error;
  if (HAS_CONTROL_OR_HALF.test(value) || hasTurningMarks(value)) return 'invalid';
  return HAS_LETTER_OR_DIGIT.test(value) ? null : 'invalid';
}
