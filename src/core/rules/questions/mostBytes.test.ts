import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { DEPTH } from '../../../../tests/factories/depth.ts';
import { anyHeld } from '../../../../tests/factories/questions/anyQuestions.ts';
import { aQuestion } from '../../../../tests/factories/questions/aQuestion.ts';
import { aQuestionContext } from '../../../../tests/factories/questions/aQuestionContext.ts';
import { EVERY_QUESTION } from '../../../../tests/factories/questions/everyQuestion.ts';
import type { AnswerValue } from '../../contract/Answers.ts';
import type { Question } from '../../contract/generated/brand.ts';
import { LONGEST_ID, MOST_OPTIONS } from './answerBounds.ts';
import { checkAnswer } from './checkAnswer.ts';
import { LONGEST_ANSWERS } from './longestAnswers.ts';
import { mostBytes } from './mostBytes.ts';
import { sentAnswers } from './sentAnswers.ts';
import { readTaxNumber } from './taxNumbers/readTaxNumber.ts';

const IDS = Array.from(
  { length: MOST_OPTIONS },
  (_, at) => `${'x'.repeat(LONGEST_ID - 2)}${at + 10}`,
);

/**
 * Characters of one to four bytes, escaped ones, ones that normalisation shortens or cleaning
 * removes, and ones that are no letters.
 */
const LETTERS = [
  'x',
  'é',
  '€',
  '😀',
  '\n',
  '"',
  '\\',
  '\t',
  '\u0001',
  '\u2028',
  'e\u0301',
  '\u200B',
];

type Filled = readonly [question: Question, held: AnswerValue];

const typed: fc.Arbitrary<Filled> = fc
  .record({
    kind: fc.constantFrom('shortText', 'longText'),
    maxLength: fc.option(fc.integer({ min: 3, max: 2000 }), { nil: undefined }),
    letter: fc.constantFrom(...LETTERS),
  })
  .map(({ kind, letter, maxLength }) => {
    const limits = maxLength === undefined ? {} : { maxLength };
    const amid = letter.repeat((maxLength ?? LONGEST_ANSWERS[kind]) - 2);
    return [aQuestion({ kind, limits }), `x${amid}x`];
  });

const chosen: fc.Arbitrary<Filled> = fc
  .record({
    kind: fc.constantFrom('oneOf', 'someOf'),
    ids: fc.subarray(IDS, { minLength: 2 }),
    most: fc.integer({ min: 1, max: MOST_OPTIONS }),
  })
  .map(({ ids, kind, most }) => {
    const options = Object.fromEntries(ids.map((id) => [id, id]));
    const isOne = kind === 'oneOf';
    const question = aQuestion({ kind, options, ...(!isOne && { limits: { most } }) });
    return [question, isOne ? (ids[0] ?? '') : ids.slice(0, most)];
  });

const ofAnyKind: fc.Arbitrary<Filled> = fc
  .tuple(fc.constantFrom(...Object.values(EVERY_QUESTION)), anyHeld, fc.boolean())
  .map(([{ question, valid }, held, isValid]) => [question, isValid ? valid : held]);

const RULES = { today: aQuestionContext().today, readTaxNumber };

const bytesOf = (sent: unknown) => Buffer.byteLength(JSON.stringify(sent));

it('is enough for any accepted answers in a body', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(...IDS), fc.oneof(typed, chosen, ofAnyKind), { maxKeys: 8 }),
      (filled) => {
        const entries = Object.entries(filled).filter(
          ([, [question, value]]) => checkAnswer(question, value, RULES).ok,
        );
        const questions = Object.fromEntries(entries.map(([id, [question]]) => [id, question]));
        const held = Object.fromEntries(entries.map(([id, [, value]]) => [id, value]));
        const sent = sentAnswers(questions, aQuestionContext(), held, readTaxNumber);
        expect(bytesOf(sent)).toBeLessThanOrEqual(mostBytes(questions));
      },
    ),
    { numRuns: DEPTH.propertyRuns / 10 },
  );
});

it('asks for no more room than some characters need', () => {
  const questions = { about: aQuestion({ kind: 'longText' }), trade: aQuestion() };
  const sent = { about: '😀'.repeat(2000), trade: '😀'.repeat(200) };
  expect(bytesOf(sent)).toBe(mostBytes(questions) - ','.length);
});
