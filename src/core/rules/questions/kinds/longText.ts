import { checkLength } from '../checkLength.ts';
import { LONGEST_ANSWERS } from '../longestAnswers.ts';
import type { QuestionKindRules } from '../QuestionKindRules.ts';
import { readText } from '../readText.ts';

export const longText: QuestionKindRules = {
  missing: 'missing',
  read: (raw, { limits }) =>
    readText(raw, (text) => checkLength(text, limits, LONGEST_ANSWERS.longText)),
};
