import type { Answers, AnswerValue } from '../../../core/contract/Answers.ts';
import type { QuestionsAnswered } from '../../../core/contract/generated/calls.ts';
import type {
  FieldProblem,
  QuestionField,
  QuestionProblem,
} from '../../../core/fields/FieldProblem.ts';
import type { Questions } from '../../../core/rules/questions/checkAnswers.ts';
import type { ReadTaxNumber } from '../../../core/rules/questions/QuestionKindRules.ts';

/** What the form needs of the brand's own questions. The code loads only on pages that ask some. */
export interface BrandQuestions {
  /** The questions on the page by id, in the order asked. */
  readonly questions: Questions;
  isAsked(id: string): boolean;
  /** The value of a control; empty without one. */
  answer(id: string): AnswerValue;
  setAnswer(id: string, value: AnswerValue): void;
  /** Shows the problem with an answer that was given. A missing answer is only reported on submission. */
  leave(id: string): void;
  /** The message about an answer; null when it has no error. */
  error(id: string): string | null;
  /** Null until its code has loaded. The server checks tax numbers in any case. */
  readonly readTaxNumber: ReadTaxNumber | null;
  setReadTaxNumber(read: ReadTaxNumber): void;
  /** The answers for the draft, without those too sensitive to store. */
  readonly drafted: Answers;
  /** The answers to the questions that are asked now, as the call sends them. */
  readonly sent: QuestionsAnswered;
  /** Typed answers that may identify the visitor. */
  readonly personalTexts: readonly string[];
  /**
   * Shows each problem beside its question, and returns them merged with the form's others, in page
   * order.
   */
  check(others: readonly FieldProblem[]): readonly (FieldProblem | QuestionProblem)[];
  /** The problem that shows beside a question, or that its answer is missing; null without either. */
  shownAt(field: QuestionField): QuestionProblem | null;
  /** Shows the server's problem with an answer; null when the page does not ask the question. */
  refuse(question: string | undefined, reason: string | undefined): QuestionProblem | null;
  /** The message for questions that the brand has changed since the page was made. */
  readonly changed: string;
  /** How many times values from before the script loaded, or from a draft, were restored. */
  readonly timesTakenOver: number;
  /** Increments that count. Questions that appear because of it are not announced. */
  takeOver(): void;
  /** Reads what was typed and selected before the script loaded. */
  adopt(page: Document): void;
  /** Restores the answers of a draft, except where the visitor has typed something. */
  restore(drafted: unknown): void;
}
