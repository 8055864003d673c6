import type { FieldErrorCode } from '../../contract/FieldErrorCode.ts';
import { checkText, type TextRules } from './checkText.ts';
import { hasUnseenMarks } from './unseenMarks.ts';

/** Half of a surrogate pair, such as a cut-off emoji, cannot be stored. */
const HAS_CONTROL_OR_HALF = /[\p{Cc}\p{Cs}]/u;

/** Checks any kind of name. `seen` matches what the name must contain. */
export function checkName(value: string, rules: TextRules, seen: RegExp): FieldErrorCode | null {
  const error = checkText(value, rules);
  if (error !== null || value.trim() === '') return error;
  if (HAS_CONTROL_OR_HALF.test(value) || hasUnseenMarks(value)) return 'invalid';
  return seen.test(value) ? null : 'invalid';
}
