import { makeAutoObservable, observableRef } from 'mobx';
import type { PageConfig } from '../../core/contract/generated/session.ts';
import type { ProblemField } from '../../core/fields/FieldProblem.ts';
import type { PaymentMethod } from './PaymentStore.ts';

/**
 * The modal views, as one state. 'checking' shows while a payment's outcome is not known.
 */
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
  /** What is to be mended beside the form, which is gone to once the modal is closed. */
  readonly field?: ProblemField;
  /** The payment method that failed. */
  readonly method?: PaymentMethod | null;
  /** Further paragraphs. */
  readonly notes?: readonly string[];
  /** Where the visitor is taken next. */
  readonly link?: { readonly text: string; readonly href: string };
  /** The order that was placed, as the server's answer tells it. */
  readonly receipt?: { readonly told: unknown; readonly awaitsBank: boolean };
  /** Whether it is about the order that the session tells of, which is then shown beneath. */
  readonly isPlaced?: boolean;
}

/** The modal over the page. */
export class ModalStore {
  view: ModalView = 'none';
  message: ModalMessage | null = null;
  /** Whether the plan is being edited: a dialog beside the views. */
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

  /** Its caller may say what failed; else it is the charge. */
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
