import { makeAutoObservable, observableRef } from 'mobx';
import type {
  FieldProblem,
  ProblemField,
  QuestionField,
  QuestionProblem,
} from '../../core/fields/FieldProblem.ts';
import type { PageErrorCode } from '../../core/rules/errors/PageErrorCode.ts';
import type { PaymentMethod } from './PaymentStore.ts';
import type { Progress } from './Progress.ts';

/** By its id: a field, where a payment method says how far its form is, or the choice of a method. */
export type FocusTarget =
  | ProblemField
  | QuestionField
  | `${PaymentMethod}-status`
  | `paymentMethod-${PaymentMethod}`;

/** The submission: its loader, the problems it found, and its failure. */
export class SubmitStore {
  progress: Progress = 'notInProgress';
  /** Whether the order is on its way: from then on what is typed does not count. */
  isOrdering = false;
  /** The problems of the last submission, in page order. With two or more they stand above the form. */
  summary: readonly (FieldProblem | QuestionProblem)[] = [];
  failure: PageErrorCode | null = null;
  /** What focus moves to. Each request counts up, so that the same field can be asked for again. */
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

  /** Nothing is missing any more. */
  startOrder(): void {
    this.isOrdering = true;
  }

  /** Ends the loader. */
  end(progress: 'notInProgress' | 'completed'): void {
    this.progress = progress;
    this.isOrdering = false;
  }

  /** Lists problems, and asks for focus on the first. */
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
