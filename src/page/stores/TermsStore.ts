import { makeAutoObservable, observableRef } from 'mobx';
import type { TermsNode } from '../../core/contract/terms.ts';
import type { TermsView } from './ModalStore.ts';
import type { Progress } from './Progress.ts';

/** The texts to agree to, each loaded when it is first opened. */
export class TermsStore {
  texts: Partial<Readonly<Record<TermsView, readonly TermsNode[]>>> = {};
  progress: Progress = 'notInProgress';
  failed = false;

  constructor() {
    makeAutoObservable(this, { texts: observableRef });
  }

  start(): void {
    this.progress = 'inProgress';
    this.failed = false;
  }

  setText(view: TermsView, nodes: readonly TermsNode[]): void {
    this.texts = { ...this.texts, [view]: nodes };
    this.progress = 'completed';
  }

  fail(): void {
    this.failed = true;
    this.progress = 'completed';
  }
}
