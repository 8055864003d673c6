import type { FieldErrorCode } from '../../contract/FieldErrorCode.ts';
import { checkText, type TextRules } from './checkText.ts';
import { hasTurningMarks } from './turningMarks.ts';

/** Half a character, as a cut-off emoji leaves it, cannot be stored as it is. */
const HAS_CONTROL_OR_HALF = /[\p{Cc}\p{Cs}]/u;

/** Checks a name of any kind, which has something that `seen` finds. */
export function checkName(value: string, rules: TextRules, seen: RegExp): FieldErrorCode | null {
  const error = checkText(value, rules);
  if (error !== null || value.trim() === '') return error;
  if (HAS_CONTROL_OR_HALF.test(value) || hasTurningMarks(value)) return 'invalid';
  return seen.test(value) ? null : 'invalid';
}
