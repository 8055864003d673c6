import type { Answers, AnswerValue } from '../../../core/contract/Answers.ts';
import type { QuestionsAnswered } from '../../../core/contract/generated/calls.ts';
import type { FieldProblem, QuestionProblem } from '../../../core/fields/FieldProblem.ts';
import type { Questions } from '../../../core/rules/questions/checkAnswers.ts';
import type { ReadTaxNumber } from '../../../core/rules/questions/QuestionKindRules.ts';

/** What a form does with the brand's own questions. It comes with the pages that ask any. */
export interface BrandQuestions {
  /** The questions that the page places, by id, in the order asked. */
  readonly questions: Questions;
  isAsked(id: string): boolean;
  /** What a control holds; empty where it holds nothing. */
  answer(id: string): AnswerValue;
  setAnswer(id: string, value: AnswerValue): void;
  /** Shows what is wrong once something was answered: what is missing waits for the submission. */
  leave(id: string): void;
  /** The words of what was found wrong with an answer; null where nothing was. */
  error(id: string): string | null;
  /** Null until its code is there: the server reads the number in any case. */
  readonly readTaxNumber: ReadTaxNumber | null;
  setReadTaxNumber(read: ReadTaxNumber): void;
  /** What was typed and chosen, but for what is too delicate for a draft. */
  readonly drafted: Answers;
  /** The answers as the call carries them: of the questions that are asked now. */
  readonly sent: QuestionsAnswered;
  /** What was typed that may say who somebody is. */
  readonly personalTexts: readonly string[];
  /** Shows what is wrong beside each question, and returns it among the form's other problems, in page order. */
  check(others: readonly FieldProblem[]): readonly (FieldProblem | QuestionProblem)[];
  /** Shows what the server found wrong with an answer; null where the page does not ask the question. */
  refuse(question: string | undefined, reason: string | undefined): QuestionProblem | null;
  /** What is said where the brand asks otherwise since the page was made. */
  readonly changed: string;
  /** How often something from before the script came, or from a draft, was taken over. */
  readonly timesTakenOver: number;
  /** Counts one more time: questions that appear with it are not announced. */
  takeOver(): void;
  /** Takes over what was typed and chosen before the script arrived. */
  adopt(page: Document): void;
  /** Takes over the answers of a draft, but where something is typed already. */
  restore(drafted: unknown): void;
}
