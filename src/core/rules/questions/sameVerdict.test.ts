import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { DEPTH } from '../../../../tests/factories/depth.ts';
import {
  anyContext,
  anyHeld,
  anyIds,
  anyQuestions,
  anyRaw,
} from '../../../../tests/factories/questions/anyQuestions.ts';
import type { QuestionContext } from '../../contract/Answers.ts';
import { askQuestions, checkAnswers, type Questions } from './checkAnswers.ts';
import { sentAnswers } from './sentAnswers.ts';
import { readTaxNumber } from './taxNumbers/readTaxNumber.ts';

const runs = { numRuns: DEPTH.propertyRuns };

/** The faults that the page shows; null when it would send the answers. */
function faultsShown(
  questions: Questions,
  context: QuestionContext,
  held: Record<string, unknown>,
) {
  const { checked } = askQuestions(questions, context, held, readTaxNumber);
  return [...checked].flatMap(([id, { ok }]) => (ok ? [] : [id]));
}

/** The server's verdict on the page's call, after a round trip through JSON. */
function verdictOn(questions: Questions, context: QuestionContext, sent: unknown) {
  const body: Record<string, unknown> = JSON.parse(JSON.stringify(sent));
  return checkAnswers(questions, context, body, readTaxNumber);
}

it('page and server agree on any answers to any questions', () => {
  fc.assert(
    fc.property(
      anyQuestions,
      anyContext,
      fc.dictionary(anyIds, anyHeld, { maxKeys: 5 }),
      (questions, context, held) => {
        const shown = faultsShown(questions, context, held);
        const verdict = verdictOn(
          questions,
          context,
          sentAnswers(questions, context, held, readTaxNumber),
        );
        expect(verdict.ok ? [] : verdict.error.map(({ question }) => question)).toEqual(shown);
      },
    ),
    runs,
  );
});

it('any content of a call gets a verdict, and accepted answers are accepted again', () => {
  fc.assert(
    fc.property(
      anyQuestions,
      anyContext,
      fc.dictionary(anyIds, anyRaw, { maxKeys: 5 }),
      (questions, context, raw) => {
        const verdict = verdictOn(questions, context, raw);
        if (verdict.ok) fc.pre(Object.keys(verdict.value).length > 0);
        const again = verdict.ok ? verdictOn(questions, context, verdict.value) : verdict;
        expect(again).toEqual(verdict);
        const { asked } = askQuestions(questions, context, raw, readTaxNumber);
        const named = verdict.ok ? Object.keys(verdict.value) : [];
        expect(asked).toEqual(expect.arrayContaining(named));
      },
    ),
    runs,
  );
});
