import type { AnswerValue } from '../../contract/Answers.ts';
import { isRecord } from '../json/isRecord.ts';
import { MASK } from './maskText.ts';

/** An answer to one of the brand's questions, in the form that a log may show. */
export interface NamedAnswer {
  /** The question's id. */
  readonly id: string;
  readonly value: AnswerValue;
  /** Declared for the question in the brand file. */
  readonly isPersonal: boolean;
}

/**
 * Masks answers for a log. An answer with `isPersonal: false` keeps its id and value. Any other
 * answer is masked whole: a personal one, and one without the flag, as in a call's body, where ids
 * and values both come from the visitor.
 */
export function maskAnswers(answers: unknown): unknown {
  if (!Array.isArray(answers)) return MASK;
  return answers.map((it: unknown) => {
    if (!isRecord(it) || it['isPersonal'] !== false) return MASK;
    const { id, value } = it;
    return [id, value].flat().every((word) => typeof word === 'string') ? { id, value } : MASK;
  });
}
