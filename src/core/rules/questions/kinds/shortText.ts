import { refused } from '../answered.ts';
import { ANSWER_PATTERNS } from '../answerPatterns.ts';
import { checkLength } from '../checkLength.ts';
import { LONGEST_ANSWERS } from '../longestAnswers.ts';
import type { QuestionKindRules } from '../QuestionKindRules.ts';
import { readLine } from '../readText.ts';

export const shortText: QuestionKindRules = {
  missing: 'missing',
  read: (raw, { limits = {} }) =>
    readLine(raw, (line) => {
      const written = limits.pattern ? ANSWER_PATTERNS[limits.pattern](line) : line;
      return written === null
        ? refused('wrongPattern')
        : checkLength(written, limits, LONGEST_ANSWERS.shortText);
    }),
};
