import type { FieldErrorCode } from '../../contract/FieldErrorCode.ts';
import { checkName } from './checkName.ts';
import type { TextRules } from './checkText.ts';

/** A name needs a visible letter of some script. */
const HAS_LETTER = /(?!\p{DI})\p{L}/u;

/** Checks a full name. */
export function checkFullName(value: string, rules: TextRules = {}): FieldErrorCode | null {
  return checkName(value, rules, HAS_LETTER);
}
