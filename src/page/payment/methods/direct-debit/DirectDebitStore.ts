import { makeAutoObservable } from 'mobx';
import type { FieldErrorCode } from '../../../../core/contract/FieldErrorCode.ts';
import type { DirectDebitPayment } from '../../../../core/contract/generated/calls.ts';
import type { PaymentFieldName } from '../../../../core/contract/PaymentFieldName.ts';
import type { FieldProblem } from '../../../../core/fields/FieldProblem.ts';
import type { MethodStore } from '../../PaymentMethodForm.tsx';

/** A mandate that the visitor has authorised. The provider names it now, or later to the server. */
export type Mandate = DirectDebitPayment['paymentDetails'];

/**
 * The state of a UK visitor's Direct Debit. It has no fields: the visitor authorises the mandate
 * during the submission.
 */
export class DirectDebitStore implements MethodStore {
  /** The drop-in's flow: the page's own or a later one; null when there is none. */
  flowId: string | null;
  mandate: Mandate | null = null;
  /** The address that the flow or the mandate was last used for; null before the first use. */
  payer: string | null = null;
  /** Whether the visitor closed the drop-in last time. Not a failure. */
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

  /** There is nothing to type. */
  adopt(): void {}

  /** There is no field to mark. The summary shows the problem. */
  showError(): void {}

  errorAt(): FieldErrorCode | null {
    return null;
  }

  /** Whether the person with this address has authorised a mandate. */
  isSetUpFor(email: string): boolean {
    return this.mandate !== null && this.payer === email;
  }

  /**
   * Begins a payment. Another address may be another person's, who must not pay from the first
   * one's bank account, nor see their details in the provider's form.
   */
  payFor(email: string): void {
    if (this.payer !== null && this.payer !== email) this.forgetMandate();
    this.payer = email;
  }

  setFlow(flowId: string | null): void {
    this.flowId = flowId;
  }

  setLeft(wasLeft: boolean): void {
    this.wasLeft = wasLeft;
  }

  authorise(mandate: Mandate): void {
    this.mandate = mandate;
  }

  /** The server does not accept the mandate: the next submission creates a new one. */
  forgetMandate(): void {
    this.mandate = null;
    this.flowId = null;
  }
}
