import type { FieldErrorCode } from '../contract/FieldErrorCode.ts';
import type { PaymentFieldName } from '../contract/PaymentFieldName.ts';
import type { FieldName } from './fields.ts';

/**
 * All that can be asked of a visitor before a submission: the fields, the payment, the number of users,
 * the agreement and the robot check.
 */
export type ProblemField = FieldName | PaymentFieldName | 'numberOfUsers' | 'agreed' | 'robotCheck';

/** One thing to put right, as the summary above the form lists it. */
export interface FieldProblem {
  readonly field: ProblemField;
  readonly code: FieldErrorCode;
}

/** The control of a question of the brand's own, by its id in the page. */
export type QuestionField = `question-${string}`;

/** A question to be answered otherwise, in words that the list of problems has of no field. */
export interface QuestionProblem {
  readonly field: QuestionField;
  readonly message: string;
}
