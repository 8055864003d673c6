import type { AnswerProblem, AnswerValue } from '../../contract/Answers.ts';
import type { Question, TaxNumberKind } from '../../contract/generated/brand.ts';
import type { Result } from '../../contract/Result.ts';

/** Returns a tax number as its authority writes it, or null where its digits do not fit. */
export type ReadTaxNumber = (kind: TaxNumberKind, value: string) => string | null;

/** What checking an answer needs besides the question. */
export interface AnswerRules {
  /** The days that count as today: see QuestionContext. */
  readonly today: { readonly first: string; readonly last: string };
  /** Null while its code is not there: then only what is no number of any kind is refused. */
  readonly readTaxNumber: ReadTaxNumber | null;
}

/** An answer as it is stored; null where there is none. */
export type CheckedAnswer = Result<AnswerValue | null, AnswerProblem>;

/** How a kind of question is answered. Its control is the page's, and which keys it has QUESTION_KIND_KEYS says. */
export interface QuestionKindRules {
  /** What is said where it has to be answered and is not: its text's key. */
  readonly missing: 'missing' | 'missingAgreement' | 'missingChoice';
  /** Reads what a control that is not empty holds, which may be anything that a call can carry. */
  readonly read: (raw: unknown, question: Question, rules: AnswerRules) => CheckedAnswer;
}
