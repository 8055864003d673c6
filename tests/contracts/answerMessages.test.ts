import { expect, it } from 'vitest';
import { ANSWER_PROBLEMS } from '../../src/core/contract/Answers.ts';
import type { Question, QuestionLimits } from '../../src/core/contract/generated/brand.ts';
import { answerMessage } from '../../src/core/rules/questions/answerMessage.ts';
import { ANSWER_PATTERNS } from '../../src/core/rules/questions/answerPatterns.ts';
import { QUESTION_KINDS } from '../../src/core/rules/questions/questionKinds.ts';
import { questionTexts } from '../../src/core/texts/en/questionTexts.ts';
import { formatNumbers } from '../../src/core/texts/formatNumbers.ts';
import { keysOf } from '../../src/core/texts/keysOf.ts';
import { aQuestion } from '../factories/questions/aQuestion.ts';

const LIMITS: readonly QuestionLimits[] = [
  {},
  { decimals: 2, earliest: '2026-01-01', latest: '2026-12-31' },
  { earliest: 'today', latest: 'today' },
  ...keysOf(ANSWER_PATTERNS).map((pattern) => ({ pattern })),
];

/** A question of every kind with every kind of limit. */
const QUESTIONS: readonly Question[] = keysOf(QUESTION_KINDS).flatMap((kind) =>
  LIMITS.flatMap((limits) =>
    (['gstHst', 'qst', 'vatUk', 'ein'] as const).map((taxNumber) =>
      aQuestion({ kind, limits, taxNumber }),
    ),
  ),
);

const MESSAGES = QUESTIONS.flatMap((question) =>
  ANSWER_PROBLEMS.map((problem) => answerMessage(question, problem)),
);

it('has a complete message for every problem with an answer', () => {
  const written = MESSAGES.map(({ key, ...filledIn }) =>
    formatNumbers(questionTexts[key], { ...filledIn }, String),
  );
  expect(written.filter((text) => /[{}]|undefined/.test(text))).toEqual([]);
});

it('has no unused messages', () => {
  const said = new Set<string>(MESSAGES.map(({ key }) => key));
  const others = ['yes', 'no', 'noAnswer', 'changed'];
  expect(Object.keys(questionTexts).filter((key) => !said.has(key))).toEqual(others);
});
