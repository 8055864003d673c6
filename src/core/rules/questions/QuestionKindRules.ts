import type { AnswerProblem, AnswerValue } from '../../contract/Answers.ts';
import type { Question, TaxNumberKind } from '../../contract/generated/brand.ts';
import type { Result } from '../../contract/Result.ts';

/** Returns a tax number in its official form; null when its digits are invalid. */
export type ReadTaxNumber = (kind: TaxNumberKind, value: string) => string | null;

/** What checking an answer needs besides the question. */
export interface AnswerRules {
  /** The dates that count as today, anywhere on earth: see QuestionContext. */
  readonly today: { readonly first: string; readonly last: string };
  /** Null until its code is loaded: then only what cannot be a tax number of any kind is refused. */
  readonly readTaxNumber: ReadTaxNumber | null;
}

/** An answer as it is stored; null when there is none. */
export type CheckedAnswer = Result<AnswerValue | null, AnswerProblem>;

/**
 * How answers to a kind of question are read. The page has the controls; QUESTION_KIND_KEYS has the
 * brand file's keys.
 */
export interface QuestionKindRules {
  /** Text key of the message for a required question without an answer. */
  readonly missing: 'missing' | 'missingAgreement' | 'missingChoice';
  /** Reads the value of a non-empty control. A call can send any value here. */
  readonly read: (raw: unknown, question: Question, rules: AnswerRules) => CheckedAnswer;
}
