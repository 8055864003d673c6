import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { DEPTH } from '../../../../../tests/factories/depth.ts';
import { anyQuestions } from '../../../../../tests/factories/questions/anyQuestions.ts';
import { aQuestion } from '../../../../../tests/factories/questions/aQuestion.ts';
import type { Question } from '../../../../core/contract/generated/brand.ts';
import { checkAnswer } from '../../../../core/rules/questions/checkAnswer.ts';
import { QUESTION_KIND_KEYS } from '../../../../core/rules/questions/questionKindKeys.ts';
import { sampleAnswer } from '../../../../core/rules/questions/sampleAnswer.ts';
import { readTaxNumber } from '../../../../core/rules/questions/taxNumbers/readTaxNumber.ts';
import { findLimitFaults } from './findLimitFaults.ts';

const REQUIRED = { required: true };
const options = { post: 'Post', mail: 'Mail' };

const IMPOSSIBLE: readonly (readonly [Partial<Question>, string])[] = [
  [{ kind: 'shortText', limits: { minLength: 250 } }, 'minLength'],
  [{ kind: 'shortText', limits: { minLength: 9, maxLength: 8 } }, 'minLength'],
  [{ kind: 'shortText', limits: { pattern: 'npi', maxLength: 5 } }, 'maxLength'],
  [{ kind: 'shortText', limits: { pattern: 'ukPostcode', minLength: 9 } }, 'minLength'],
  [{ kind: 'number', limits: { min: 0.5, max: 0.9 } }, 'min'],
  [{ kind: 'number', limits: { min: 1.11, max: 1.19, decimals: 1 } }, 'min'],
  [{ kind: 'number', limits: { min: 7, max: 6 } }, 'min'],
  [{ kind: 'date', limits: { earliest: '2026-02-31' } }, 'earliest'],
  [{ kind: 'date', limits: { latest: '2026-13-01' } }, 'latest'],
  [{ ...REQUIRED, kind: 'date', limits: { earliest: 'today', latest: '2020-01-01' } }, 'latest'],
  [{ kind: 'someOf', options, limits: { fewest: 3 } }, 'fewest'],
];

it.each(IMPOSSIBLE)('%j can be met by no answer', (question, key) => {
  const found = findLimitFaults('a', aQuestion(question));
  expect(found.map(({ at }) => at)).toEqual([`/questions/a/limits/${key}`]);
});

const RULES = { today: { first: '2026-11-21', last: '2026-11-22' }, readTaxNumber: null } as const;

const POSSIBLE: readonly (readonly [Partial<Question>, string | readonly string[]])[] = [
  [{ kind: 'shortText', limits: { minLength: 200 } }, 'x'.repeat(200)],
  [{ kind: 'shortText', limits: { minLength: 250, maxLength: 250 } }, 'x'.repeat(250)],
  [{ kind: 'shortText', limits: { pattern: 'npi', maxLength: 10 } }, '1234567893'],
  [{ kind: 'number', limits: { min: 0.5, max: 0.9, decimals: 1 } }, '0.7'],
  [{ kind: 'number', limits: { min: 1.1, max: 1.1, decimals: 2 } }, '1.1'],
  [{ kind: 'date', limits: { earliest: 'today', latest: '2027-01-01' } }, '2026-12-24'],
  [{ kind: 'someOf', options, limits: { fewest: 2 } }, ['post', 'mail']],
];

it.each(POSSIBLE)('%j is let pass, and met by %j', (question, answer) => {
  const asked = aQuestion({ ...REQUIRED, ...question });
  const found = findLimitFaults('a', { ...asked, required: false });
  expect(found).toEqual([]);
  expect(checkAnswer(asked, answer, RULES)).toMatchObject({ ok: true });
});

/** Removes the limits that the question's kind does not have. */
function withOwnLimits({ limits = {}, ...question }: Question): Question {
  const own = Object.entries(limits).filter(([key]) =>
    QUESTION_KIND_KEYS[question.kind].limits.some((it) => it === key),
  );
  return { ...question, limits: Object.fromEntries(own), required: true };
}

it('every accepted question accepts its sample as an answer', () => {
  fc.assert(
    fc.property(anyQuestions, (questions) => {
      const passed = Object.values(questions)
        .map(withOwnLimits)
        .filter((question) => findLimitFaults('a', question).length === 0);
      const verdicts = passed.map((question) =>
        checkAnswer(question, sampleAnswer(question, RULES.today.first), {
          ...RULES,
          readTaxNumber,
        }),
      );
      expect(verdicts.filter(({ ok }) => !ok)).toEqual([]);
    }),
    { numRuns: DEPTH.propertyRuns },
  );
});
