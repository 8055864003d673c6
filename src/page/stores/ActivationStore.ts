import { makeAutoObservable } from 'mobx';
import type { ActivationState } from '../../core/contract/generated/session.ts';
import type { Progress } from './Progress.ts';

/**
 * Why an activation link did not work, null where none was followed, and the request for a new one:
 * by the old link's token, or else by the address.
 */
export class ActivationStore {
  readonly state: ActivationState;
  progress: Progress = 'notInProgress';
  failed = false;

  constructor(state: ActivationState) {
    this.state = state;
    makeAutoObservable(this, { state: false });
  }

  get token(): string | null {
    return this.state?.token || null;
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
