import type { AnswerValue } from '../../contract/Answers.ts';
import { isRecord } from '../json/isRecord.ts';
import { MASK } from './maskText.ts';

/** An answer to a question of a brand's own, as a log may name it. */
export interface NamedAnswer {
  /** The question's id. */
  readonly id: string;
  readonly value: AnswerValue;
  /** What the brand's file says of the question. */
  readonly isPersonal: boolean;
}

/**
 * What a log may say of answers: the id and the value, as it is, of each that comes with the word that its
 * question is not personal. Any other is masked whole: that of a personal question, and one of which nothing
 * is said, as in the body of a call, whose ids and values are the visitor's.
 */
export function maskAnswers(answers: unknown): unknown {
  if (!Array.isArray(answers)) return MASK;
  return answers.map((it: unknown) => {
    if (!isRecord(it) || it['isPersonal'] !== false) return MASK;
    const { id, value } = it;
    return [id, value].flat().every((word) => typeof word === 'string') ? { id, value } : MASK;
  });
}
