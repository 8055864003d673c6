import type { AnswerProblem, AnswerValue } from '../../contract/Answers.ts';
import type { CheckedAnswer } from './QuestionKindRules.ts';

/** An accepted answer. */
export function taken(value: AnswerValue): CheckedAnswer {
  return { ok: true, value };
}

/** No answer. Whether one is required is decided by the question. */
export const NO_ANSWER: CheckedAnswer = { ok: true, value: null };

/** A refused answer. */
export function refused(error: AnswerProblem): CheckedAnswer {
  return { ok: false, error };
}
