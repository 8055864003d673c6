import { makeAutoObservable } from 'mobx';
import type { DirectDebitPayment } from '../../../../core/contract/generated/calls.ts';
import type { PaymentFieldName } from '../../../../core/contract/PaymentFieldName.ts';
import type { FieldProblem } from '../../../../core/fields/FieldProblem.ts';
import type { MethodStore } from '../../PaymentMethodForm.tsx';

/** A mandate that the visitor authorised: the provider names it at once, or later to the server. */
export type Mandate = DirectDebitPayment['paymentDetails'];

/**
 * How far a UK visitor is with their Direct Debit. It has no fields: the visitor authorises the mandate
 * in the course of the submission.
 */
export class DirectDebitStore implements MethodStore {
  /** What the drop-in works on: the page's, or one that was asked for since; null while there is none. */
  flowId: string | null;
  mandate: Mandate | null = null;
  /** Whether the drop-in is open over the page. */
  isOpen = false;
  /** Whether the visitor closed it the last time: said beside the button, and no failure. */
  wasLeft = false;
  readonly readiness = 'ready';
  readonly fieldNames: readonly PaymentFieldName[] = [];
  readonly problems: readonly FieldProblem[] = [];
  readonly typedTexts: readonly string[] = [];

  constructor(flowId: string | null) {
    this.flowId = flowId;
    makeAutoObservable(this);
  }

  get changes(): Mandate | null {
    return this.mandate;
  }

  check(): readonly FieldProblem[] {
    return this.problems;
  }

  /** Nothing can be typed. */
  adopt(): void {}

  /** There is no field to mark: the summary says what is wrong. */
  showError(): void {}

  setFlow(flowId: string | null): void {
    this.flowId = flowId;
  }

  open(): void {
    this.isOpen = true;
    this.wasLeft = false;
  }

  close(isLeft: boolean): void {
    this.isOpen = false;
    this.wasLeft = isLeft;
  }

  authorise(mandate: Mandate): void {
    this.mandate = mandate;
  }

  /** The server does not hold it to be authorised: the next submission asks for a new one. */
  forgetMandate(): void {
    this.mandate = null;
    this.flowId = null;
  }
}
