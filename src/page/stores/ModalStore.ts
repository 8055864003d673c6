import { makeAutoObservable, observableRef } from 'mobx';
import type { PageConfig, PaymentMethod } from '../../core/contract/generated/session.ts';
import type { ProblemField } from '../../core/fields/FieldProblem.ts';

/** The modal views. Only one is open at a time. 'checking' shows while a payment's outcome is unknown. */
export type ModalView =
  | 'none'
  | 'terms'
  | 'hipaaTerms'
  | 'privacy'
  | 'firstTerms'
  | 'firstPrivacy'
  | 'checking'
  | 'success'
  | 'failure';

export type TermsView = Extract<ModalView, keyof PageConfig['terms']>;

export interface ModalMessage {
  readonly heading: string;
  readonly text: string;
  /** The field to correct. It gets the focus when the modal closes. */
  readonly field?: ProblemField;
  /** The payment method that failed. */
  readonly method?: PaymentMethod | null;
  /** Whether its text advises to refresh the page. Without it, the failure's code tells. */
  readonly canReload?: boolean;
  /** Further paragraphs. */
  readonly notes?: readonly string[];
  /** The next page for the visitor. */
  readonly link?: { readonly text: string; readonly href: string };
  /** The placed order, from the server's response. */
  readonly receipt?: { readonly told: unknown; readonly awaitsBank: boolean };
  /** Whether it concerns the order that the page shows, which is then shown below. */
  readonly isPlaced?: boolean;
}

/** The modal over the page. */
export class ModalStore {
  view: ModalView = 'none';
  message: ModalMessage | null = null;
  /** Whether the plan dialog is open. It is independent of the views. */
  editPlan = false;

  constructor() {
    makeAutoObservable(this, { message: observableRef });
  }

  openTerms(view: TermsView): void {
    this.view = view;
    this.message = null;
  }

  openChecking(message: ModalMessage): void {
    this.view = 'checking';
    this.message = message;
  }

  openSuccess(message: ModalMessage): void {
    this.view = 'success';
    this.message = message;
  }

  /** Without a message it reports a failed charge. */
  openFailure(message: ModalMessage | null = null): void {
    this.view = 'failure';
    this.message = message;
  }

  openEditPlan(): void {
    this.editPlan = true;
  }

  close(): void {
    this.view = 'none';
    this.message = null;
    this.editPlan = false;
  }
}
