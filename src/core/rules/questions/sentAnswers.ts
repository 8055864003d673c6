import type { Answers, AnswerValue, QuestionContext } from '../../contract/Answers.ts';
import { askQuestions, type Questions } from './checkAnswers.ts';
import type { ReadTaxNumber } from './QuestionKindRules.ts';

/**
 * What a page sends of what its controls hold: of the questions that are asked now, what is answered.
 * An answer to a question that no longer shows stays where it is, and is not sent.
 */
export function sentAnswers(
  questions: Questions,
  context: QuestionContext,
  held: Answers,
  readTaxNumber: ReadTaxNumber | null,
): Answers {
  const { asked } = askQuestions(questions, context, held, readTaxNumber);
  const sent = asked.flatMap((id): [string, AnswerValue][] => {
    const value = Object.hasOwn(held, id) ? held[id] : undefined;
    return value === undefined || value.length === 0 ? [] : [[id, value]];
  });
  return Object.fromEntries(sent);
}
