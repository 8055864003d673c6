import type { Answers, AnswerValue, QuestionContext } from '../../contract/Answers.ts';
import { askQuestions, type Questions } from './checkAnswers.ts';
import type { ReadTaxNumber } from './QuestionKindRules.ts';

/**
 * Returns the answers that a page sends: those to the questions asked at that moment. A valid
 * answer is sent in its stored form, which is never longer than allowed. An answer to a question
 * that no longer shows is kept but not sent.
 */
export function sentAnswers(
  questions: Questions,
  context: QuestionContext,
  held: Answers,
  readTaxNumber: ReadTaxNumber | null,
): Answers {
  const { checked } = askQuestions(questions, context, held, readTaxNumber);
  const sent = [...checked].flatMap(([id, answer]): [string, AnswerValue][] => {
    const raw = Object.hasOwn(held, id) ? held[id] : undefined;
    const value = answer.ok ? answer.value : raw;
    return value === undefined || value === null || value.length === 0 ? [] : [[id, value]];
  });
  return Object.fromEntries(sent);
}
