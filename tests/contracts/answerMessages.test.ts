import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { answerMessage } from '../../src/core/rules/questions/answerMessage.ts';
import { askQuestions } from '../../src/core/rules/questions/checkAnswers.ts';
import { readTaxNumber } from '../../src/core/rules/questions/taxNumbers/readTaxNumber.ts';
import { questionTexts } from '../../src/core/texts/en/questionTexts.ts';
import { formatText } from '../../src/core/texts/formatText.ts';
import { anyContext, anyIds, anyQuestions, anyRaw } from '../factories/anyQuestions.ts';

const READ = fc.dictionary(anyIds, anyRaw, { maxKeys: 5 });

it('has whole words for every problem that an answer can have', () => {
  const said = new Set<string>();
  fc.assert(
    fc.property(anyQuestions, anyContext, READ, (questions, context, raw) => {
      const { checked } = askQuestions(questions, context, raw, readTaxNumber);
      const messages = [...checked].flatMap(([id, answer]) => {
        const question = questions[id];
        return answer.ok || !question ? [] : [answerMessage(question, answer.error)];
      });
      for (const { key, ...filledIn } of messages) {
        said.add(key);
        expect(formatText(questionTexts[key], { ...filledIn })).not.toMatch(/[{}]|undefined/);
      }
    }),
    { numRuns: 10_000 },
  );
  expect(Object.keys(questionTexts).filter((it) => !said.has(it))).toEqual([]);
});
