import type { FieldErrorCode } from '../../contract/FieldErrorCode.ts';
import type { TextRules } from './checkText.ts';
import { isProvinceCode } from './provinces.ts';

/** Checks a province's code. */
export function checkProvince(
  value: string,
  rules: Pick<TextRules, 'optional'> = {},
): FieldErrorCode | null {
  if (value === '') return rules.optional ? null : 'required';
  return isProvinceCode(value) ? null : 'invalid';
}
