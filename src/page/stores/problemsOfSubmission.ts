import type { FieldErrorCode } from '../../core/contract/FieldErrorCode.ts';
import type {
  FieldProblem,
  ProblemField,
  QuestionProblem,
} from '../../core/fields/FieldProblem.ts';
import { isFieldName } from '../../core/fields/fields.ts';
import type { StoresFor } from './StoresFor.ts';
import type { shellNeeds } from './shellNeeds.ts';

type Problem = FieldProblem | QuestionProblem;
type Stores = StoresFor<typeof shellNeeds>;

/** A problem of the last submission. */
export interface SubmittedProblem {
  /** As its field shows it now, or as it was submitted if the field no longer shows one. */
  readonly problem: Problem;
  readonly isCorrected: boolean;
}

/**
 * The problems of the last submission in page order. One is corrected while nothing shows beside its
 * field, so that the list above the form never contradicts a field. It is not corrected while its value
 * is missing, which shows beside a field only at the next submission.
 */
export function problemsOfSubmission(stores: Stores): readonly SubmittedProblem[] {
  return stores.submit.summary.map((submitted) => {
    const problem = problemNow(stores, submitted);
    return { problem: problem ?? submitted, isCorrected: problem === null };
  });
}

function problemNow(stores: Stores, submitted: Problem): Problem | null {
  if ('message' in submitted) return stores.questions?.shownAt(submitted.field) ?? null;
  const code = errorAt(stores, submitted.field);
  return code === null ? null : { field: submitted.field, code };
}

/** The error beside a field, or that its value is missing. */
function errorAt(stores: Stores, field: ProblemField): FieldErrorCode | null {
  const { agreement, captcha, contact, payment, plan } = stores;
  if (isFieldName(field)) {
    const { error, problem } = contact[field];
    return error ?? (problem === 'required' ? problem : null);
  }
  if (field === 'numberOfUsers') return plan.usersField.error;
  if (field === 'agreed') return agreement.agreed ? null : 'required';
  if (field === 'robotCheck') return captcha.token === null ? 'required' : null;
  return payment?.errorAt(field) ?? null;
}
