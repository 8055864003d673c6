import type { QuestionLimits } from '../../contract/generated/brand.ts';
import { refused, taken } from './answered.ts';
import type { CheckedAnswer } from './QuestionKindRules.ts';

/** Checks a text's length in code points. */
export function checkLength(
  text: string,
  { minLength = 0, maxLength }: QuestionLimits = {},
  usual: number,
): CheckedAnswer {
  const { length } = Array.from(text);
  if (length < minLength) return refused('tooShort');
  return length > (maxLength ?? usual) ? refused('tooLong') : taken(text);
}
