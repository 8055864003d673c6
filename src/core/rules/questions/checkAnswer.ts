import type { Question } from '../../contract/generated/brand.ts';
import { NO_ANSWER, refused } from './answered.ts';
import type { AnswerRules, CheckedAnswer } from './QuestionKindRules.ts';
import { QUESTION_KINDS } from './questionKinds.ts';

/**
 * Checks what a control holds, or what a call carries, as the answer to a question that is asked. The
 * value is as it is stored: checking it again gives the same.
 */
export function checkAnswer(question: Question, raw: unknown, rules: AnswerRules): CheckedAnswer {
  const { read } = QUESTION_KINDS[question.kind];
  const answer = isNothing(raw) ? NO_ANSWER : read(raw, question, rules);
  const isMissing = answer.ok && answer.value === null && question.required;
  return isMissing ? refused('missing') : answer;
}

/** An empty control. */
function isNothing(raw: unknown): boolean {
  return raw === undefined || raw === '' || (Array.isArray(raw) && raw.length === 0);
}
