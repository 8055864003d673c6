import type { AnswerProblem, AnswerValue } from '../../contract/Answers.ts';
import type { CheckedAnswer } from './QuestionKindRules.ts';

/** An answer that is taken. */
export function taken(value: AnswerValue): CheckedAnswer {
  return { ok: true, value };
}

/** Nothing was answered: the question decides whether it had to be. */
export const NO_ANSWER: CheckedAnswer = { ok: true, value: null };

/** An answer that is not taken. */
export function refused(error: AnswerProblem): CheckedAnswer {
  return { ok: false, error };
}
