import { makeAutoObservable } from 'mobx';
import type { ActivationState } from '../../core/contract/generated/session.ts';
import type { Progress } from './Progress.ts';

/** The activation page: why the link did not work, and the request for a new one. Serves Specification 1.0.8. */
export class ActivationStore {
  readonly state: ActivationState;
  progress: Progress = 'notInProgress';
  failed = false;

  constructor(state: ActivationState) {
    this.state = state;
    makeAutoObservable(this, { state: false });
  }

  start(): void {
    this.progress = 'inProgress';
    this.failed = false;
  }

  /** Ends the request: a new mail is on its way, or it could not be sent. */
  end(sent: boolean): void {
    this.progress = sent ? 'completed' : 'notInProgress';
    this.failed = !sent;
  }
}
