import type { FieldErrorCode } from '../../contract/FieldErrorCode.ts';
import { checkName } from './checkName.ts';
import type { TextRules } from './checkText.ts';

/** A company name needs a letter or a digit: '37' is a name, '!!' is not. */
const HAS_LETTER_OR_DIGIT = /(?!\p{DI})[\p{L}\p{N}]/u;

/** Checks a company name. */
export function checkCompanyName(value: string, rules: TextRules = {}): FieldErrorCode | null {
  return checkName(value, rules, HAS_LETTER_OR_DIGIT);
}
