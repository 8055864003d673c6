import type { FieldErrorCode } from '../contract/FieldErrorCode.ts';
import type { PaymentFieldName } from '../contract/PaymentFieldName.ts';
import type { FieldName } from './fields.ts';

/**
 * Everything that can need correction before a submission: contact fields, payment fields, the
 * number of users, the agreement and the captcha.
 */
export type ProblemField = FieldName | PaymentFieldName | 'numberOfUsers' | 'agreed' | 'robotCheck';

/** A problem in the summary above the form. */
export interface FieldProblem {
  readonly field: ProblemField;
  readonly code: FieldErrorCode;
}

/** The id of the control for one of the brand's questions. */
export type QuestionField = `question-${string}`;

/** A problem with an answer. The list has a wording of its own for it, because no field text fits. */
export interface QuestionProblem {
  readonly field: QuestionField;
  readonly message: string;
}
