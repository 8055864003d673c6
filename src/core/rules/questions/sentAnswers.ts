import type { Answers, AnswerValue, QuestionContext } from '../../contract/Answers.ts';
import { askQuestions, type Questions } from './checkAnswers.ts';
import type { ReadTaxNumber } from './QuestionKindRules.ts';

/**
 * What a page sends of what its controls hold: of the questions that are asked now, what is answered. An
 * answer that is taken is sent as it was read, which is never longer than it may be. An answer to a
 * question that no longer shows stays where it is, and is not sent.
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
