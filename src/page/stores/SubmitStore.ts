import { makeAutoObservable, observableRef } from 'mobx';
import type { PaymentMethod } from '../../core/contract/generated/session.ts';
import type {
  FieldProblem,
  ProblemField,
  QuestionField,
  QuestionProblem,
} from '../../core/fields/FieldProblem.ts';
import type { PageErrorCode } from '../../core/rules/errors/PageErrorCode.ts';
import type { Progress } from './Progress.ts';

/**
 * The id of the element to focus: a field, a payment method's status, the choice of methods, or a
 * page's message.
 */
export type FocusTarget =
  | ProblemField
  | QuestionField
  | `${PaymentMethod}-status`
  | `paymentMethod-${PaymentMethod}`
  | 'message';

/** The submission: its progress, its problems, and its failure. */
export class SubmitStore {
  progress: Progress = 'notInProgress';
  /** Whether the order is being sent. From then on typing has no effect on it. */
  isOrdering = false;
  /** The problems of the last submission, in page order. Two or more are listed above the form. */
  summary: readonly (FieldProblem | QuestionProblem)[] = [];
  failure: PageErrorCode | null = null;
  /**
   * The element to focus. Each request increments the count, so that the same element can be
   * requested again.
   */
  focusTarget: FocusTarget | null = null;
  focusRequests = 0;

  constructor() {
    makeAutoObservable(this, { summary: observableRef });
  }

  /** Whether the loader shows. */
  get isBusy(): boolean {
    return this.progress === 'inProgress';
  }

  start(): void {
    this.progress = 'inProgress';
    this.isOrdering = false;
    this.summary = [];
    this.failure = null;
  }

  /** Starts the order after all checks have passed. */
  startOrder(): void {
    this.isOrdering = true;
  }

  /** Ends the loader. */
  end(progress: 'notInProgress' | 'completed'): void {
    this.progress = progress;
    this.isOrdering = false;
  }

  /** Lists problems, and requests focus on the first. */
  showProblems(problems: readonly (FieldProblem | QuestionProblem)[]): void {
    this.summary = problems;
    if (problems[0]) this.requestFocus(problems[0].field);
  }

  requestFocus(target: FocusTarget): void {
    this.focusTarget = target;
    this.focusRequests += 1;
  }

  showFailure(code: PageErrorCode): void {
    this.failure = code;
  }
}
