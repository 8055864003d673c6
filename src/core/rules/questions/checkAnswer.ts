import type { Question } from '../../contract/generated/brand.ts';
import { NO_ANSWER, refused } from './answered.ts';
import type { AnswerRules, CheckedAnswer } from './QuestionKindRules.ts';
import { QUESTION_KINDS } from './questionKinds.ts';

/**
 * Checks the answer to a question, as a control holds it or a call sends it. Returns the stored
 * value; checking that value again returns the same.
 */
export function checkAnswer(question: Question, raw: unknown, rules: AnswerRules): CheckedAnswer {
  const { read } = QUESTION_KINDS[question.kind];
  const answer = isNothing(raw) ? NO_ANSWER : read(raw, question, rules);
  const isMissing = answer.ok && answer.value === null && question.required;
  return isMissing ? refused('missing') : answer;
}

/** Whether a control is empty. */
function isNothing(raw: unknown): boolean {
  return raw === undefined || raw === '' || (Array.isArray(raw) && raw.length === 0);
}
